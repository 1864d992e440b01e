import type { ReactNode } from "react";
import styles from "./ground.module.css";

interface GroundProps {
  readonly colour: "shade" | "tint" | "ink";
  readonly children: ReactNode;
}

/** A background for an example that needs another than the page's own. */
export function Ground({ colour, children }: GroundProps) {
  return <div className={`${styles["root"]} ${styles[colour]}`}>{children}</div>;
}
