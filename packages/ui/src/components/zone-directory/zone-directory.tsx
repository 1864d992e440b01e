import type { Department, ZoneGroup } from "@vitrine/schema/page-props";
import { PlaceGroup } from "./place-group.tsx";
import styles from "./zone-directory.module.css";

interface ZoneDirectoryProps {
  readonly groups: readonly ZoneGroup[];
  /** True beside a map, where a screen of any width folds the groups. */
  readonly folded?: boolean;
}

/** Places in groups, one for each département, which a phone folds. */
export function ZoneDirectory({ groups, folded = false }: ZoneDirectoryProps) {
  return groups.map(({ department, zones, others }) => {
    const { code, name } = department;
    return (
      <PlaceGroup
        key={code}
        folded={folded}
        heading={<DepartmentName {...department} />}
        summary={<DepartmentName code={code} name={name} />}
        zones={zones}
        others={others}
      />
    );
  });
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
