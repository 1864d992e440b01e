import type { ReactNode } from "react";
import styles from "./ground.module.css";

interface GroundProps {
  readonly colour: "paper" | "zinc" | "mist" | "ink";
  readonly children: ReactNode;
}

/** A ground for an example that stands on another than the page's own. */
export function Ground({ colour, children }: GroundProps) {
  return <div className={`${styles["root"]} ${styles[colour]}`}>{children}</div>;
}
