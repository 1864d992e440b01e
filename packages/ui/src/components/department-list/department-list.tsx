import type { DepartmentEntry } from "@vitrine/schema/page-props";
import { classes } from "../../classes.ts";
import directory from "../zone-directory/zone-directory.module.css";
import styles from "./department-list.module.css";

/** The départements, each with a link to its page and its number of local pages. */
export function DepartmentList({ departments }: { readonly departments: readonly DepartmentEntry[] }) {
  const className = classes(directory["zone"], styles["name"]);
  return (
    <ul className={styles["root"]}>
      {departments.map(({ code, name, route, count }) => (
        <li className={styles["entry"]} key={code}>
          <span className={styles["code"]}>{code}</span>
          {route === undefined ? (
            <span className={className}>{name}</span>
          ) : (
            <a className={className} href={route}>
              {name}
            </a>
          )}
          {count > 0 && <span className={styles["count"]}>{count === 1 ? "1 lieu" : `${count} lieux`}</span>}
        </li>
      ))}
    </ul>
  );
}
