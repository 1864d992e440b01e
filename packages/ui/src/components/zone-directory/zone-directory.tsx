import type { Department, TileRows, ZoneGroup } from "@vitrine/schema/page-props";
import { PlaceGroup } from "./place-group.tsx";
import styles from "./zone-directory.module.css";

interface ZoneDirectoryProps {
  readonly groups: readonly ZoneGroup[];
  /** The map above the groups. A phone does not list again a group whose places all have a link there. */
  readonly map?: TileRows | undefined;
}

/** Places in groups, one for each département, which a phone folds. */
export function ZoneDirectory({ groups, map = [] }: ZoneDirectoryProps) {
  const mapped = new Set(map.flat().map((tile) => tile?.route));
  return groups.map(({ department, zones, others }) => {
    const repeats = others.length === 0 && zones.every(({ route }) => mapped.has(route));
    const { code, name } = department;
    return (
      <PlaceGroup
        key={code}
        repeats={repeats}
        heading={<DepartmentName {...department} />}
        summary={repeats ? undefined : <DepartmentName code={code} name={name} />}
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
