import type { Department, ZoneGroup } from "@vitrine/schema/page-props";
import { PlaceGroup } from "./place-group.tsx";
import styles from "./zone-directory.module.css";

/** The places by département. */
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

/** A département's name, which leads to its page if it has one, and its number. */
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
