import type { ZoneGroup } from "@vitrine/schema/page-props";
import { french } from "../french/french.tsx";
import styles from "./zone-directory.module.css";

/** Places under a heading: local pages as plain links, then the names of other places. */
export const Places = ({ zones, others }: Pick<ZoneGroup, "zones" | "others">) => (
  <div className={styles["places"]}>
    {zones.length > 0 && (
      <ul className={styles["zones"]}>
        {zones.map(({ name, route }) => (
          <li key={route}>
            <a className={styles["zone"]} href={route}>
              {french(name)}
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
);
