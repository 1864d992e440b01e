import type { Department, ZoneGroup } from "@vitrine/schema/page-props";
import { Foldable } from "../fold/fold.tsx";
import { Places } from "./places.tsx";
import styles from "./zone-directory.module.css";

interface ZoneDirectoryProps {
  readonly groups: readonly ZoneGroup[];
  /** True beside a map, where a screen of any width folds the groups. */
  readonly folded?: boolean;
}

/** Places in groups, one for each département, which a phone folds. */
export function ZoneDirectory({ groups, folded = false }: ZoneDirectoryProps) {
  return groups.map(({ department, ...places }) => {
    const { code, name } = department;
    const summary = <DepartmentName code={code} name={name} />;
    if (folded)
      return (
        <details className={styles["folded"]} key={code}>
          <summary>
            <h3 className={styles["heading"]}>{summary}</h3>
          </summary>
          <Places {...places} />
        </details>
      );
    const heading = (
      <h3 className={styles["heading"]}>
        <DepartmentName {...department} />
      </h3>
    );
    return (
      <div className={styles["group"]} data-later="" key={code}>
        <Foldable folded summary={summary} heading={heading}>
          <Places {...places} />
        </Foldable>
      </div>
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
