import type { ZoneGroup } from "@vitrine/schema/page-props";
import { French } from "../french/french.tsx";
import styles from "./zone-directory.module.css";

/** The places by département: local pages as plain links, then the names of the others. */
export function ZoneDirectory({ groups }: { readonly groups: readonly ZoneGroup[] }) {
  return groups.map(({ department, zones, others }) => (
    <div className={styles["group"]} key={department.code}>
      <h3 className={styles["department"]}>
        {department.name} <span className={styles["code"]}>{department.code}</span>
      </h3>
      <div className={styles["places"]}>
        {zones.length > 0 && (
          <ul className={styles["zones"]}>
            {zones.map(({ name, route }) => (
              <li key={route}>
                <a className={styles["zone"]} href={route}>
                  <French>{name}</French>
                </a>
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <ul className={styles["others"]}>
            {others.map((name) => (
              <li className={styles["other"]} key={name}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  ));
}
