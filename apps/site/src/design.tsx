import type { ScriptAddresses } from "@vitrine/vite-ssg/renderer";
import { DesignPage } from "./design/design-page.tsx";
import { exampleAt } from "./design/example-frames.ts";
import { ExampleFrame } from "./design/example-frame.tsx";
import { devDocument } from "./dev-document.ts";

/**
 * The design system's page, or one example as a page of its own, which the first shows in a frame. Both
 * are rendered as the site's pages are. Undefined where there is neither.
 */
export function renderDesign(base: string, path: string, scripts: ScriptAddresses): string | undefined {
  if (path === "/") return devDocument("Le système de design", <DesignPage base={base} />, scripts);
  const frame = exampleAt(path);
  return frame && devDocument(`${frame.set}, ${frame.state}`, <ExampleFrame frame={frame} />, scripts);
}
