import type { ZoneGroup } from "@vitrine/schema/page-props";
import { French } from "../french/french.tsx";
import styles from "./zone-directory.module.css";

/** Every local page, by département: plain links. */
export function ZoneDirectory({ groups }: { readonly groups: readonly ZoneGroup[] }) {
  return groups.map(({ department, zones }) => (
    <div className={styles["group"]} key={department.code}>
      <h3 className={styles["department"]}>
        {department.name} <span className={styles["code"]}>{department.code}</span>
      </h3>
      <ul className={styles["zones"]}>
        {zones.map(({ name, route }) => (
          <li key={route}>
            <a className={styles["zone"]} href={route}>
              <French>{name}</French>
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
