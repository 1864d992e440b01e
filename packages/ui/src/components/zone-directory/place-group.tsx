import type { ReactNode } from "react";
import type { PageLink } from "@vitrine/schema/page-props";
import { French } from "../french/french.tsx";
import styles from "./zone-directory.module.css";

interface PlaceGroupProps {
  /** An anchor for the group. */
  readonly id?: string;
  readonly heading?: ReactNode;
  readonly zones: readonly PageLink[];
  readonly others?: readonly string[];
}

/** Places under one heading: local pages as plain links, then the names of the others. */
export function PlaceGroup({ id, heading, zones, others = [] }: PlaceGroupProps) {
  return (
    <div className={styles["group"]} id={id}>
      {heading !== undefined && <h3 className={styles["heading"]}>{heading}</h3>}
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
  );
}
