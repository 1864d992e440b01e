import type { ScriptAddresses } from "@vitrine/vite-ssg/renderer";
import styles from "./design/design-page.module.css";
import { DesignPage } from "./design/design-page.tsx";
import { exampleAt } from "./design/example-frames.ts";
import { devDocument } from "./dev-document.ts";

/**
 * Renders the design system's page, or one example as a document for the page's frames. An unknown path gives
 * undefined.
 */
export function renderDesign(base: string, path: string, scripts: ScriptAddresses): string | undefined {
  if (path === "/") return devDocument("Le système de design", <DesignPage base={base} />, scripts);
  const frame = exampleAt(path);
  if (frame === undefined) return undefined;
  const { set, state, element, wide } = frame;
  const page = wide ? element : <div className={styles["example"]}>{element}</div>;
  return devDocument(`${set}, ${state}`, page, scripts);
}
