import type { Department, ZoneGroup } from "@vitrine/schema/page-props";
import { PlaceGroup } from "./place-group.tsx";
import styles from "./zone-directory.module.css";

/** Places in groups, one for each département. */
export function ZoneDirectory({ groups }: { readonly groups: readonly ZoneGroup[] }) {
  return groups.map(({ department, zones, others }) => (
    <PlaceGroup
      key={department.code}
      heading={<DepartmentName {...department} />}
      zones={zones}
      others={others}
    />
  ));
}

/** A département's name and number; the name links to its page if it has one. */
function DepartmentName({ code, name, route }: Department) {
  return (
    <>
      {route === undefined ? (
        name
      ) : (
        <a className={styles["page"]} href={route}>
          {name}
        </a>
      )}{" "}
      <span className={styles["code"]}>{code}</span>
    </>
  );
}
