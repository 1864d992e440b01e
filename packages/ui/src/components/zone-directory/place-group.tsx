import type { ReactNode } from "react";
import type { PageLink } from "@vitrine/schema/site-model";
import { Foldable } from "../fold/fold.tsx";
import { french } from "../french/french.tsx";
import styles from "./zone-directory.module.css";

interface PlaceGroupProps {
  readonly heading?: ReactNode;
  /** The first letter of all names, which is then the heading and gives the group an anchor. */
  readonly initial?: string | undefined;
  readonly zones: readonly PageLink[];
  readonly others?: readonly string[];
  /** The text that unfolds the places on a phone; without it they are always open. */
  readonly summary?: ReactNode;
  /** True if every screen folds the places. */
  readonly folded?: boolean;
}

/** The anchor of a letter's group. */
export const initialAnchor = (initial: string): string => `initiale-${initial.toLowerCase()}`;

/** Places under one heading: local pages as plain links, then the names of other places. */
export function PlaceGroup({
  initial,
  heading = initial,
  zones,
  others = [],
  summary,
  folded = false,
}: PlaceGroupProps) {
  const isInitial = initial !== undefined;
  const title = heading !== undefined && <h3 className={styles["heading"]}>{heading}</h3>;
  const places = (
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
  if (folded)
    return (
      <details className={styles["folded"]}>
        <summary>
          <h3 className={styles["heading"]}>{summary}</h3>
        </summary>
        {places}
      </details>
    );
  const marks = ["group", ...(isInitial ? ["lettered"] : [])];
  return (
    <div
      className={marks.map((mark) => styles[mark]).join(" ")}
      id={isInitial ? initialAnchor(initial) : undefined}
      data-later=""
    >
      {summary === undefined ? (
        <>
          {title}
          {places}
        </>
      ) : (
        <Foldable folded summary={summary} heading={title}>
          {places}
        </Foldable>
      )}
    </div>
  );
}
