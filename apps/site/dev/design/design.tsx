import type { CSSProperties, ReactElement } from "react";
import { examples } from "@vitrine/ui/examples";
import { useSite } from "@vitrine/ui/site-provider";
import { tokens } from "@vitrine/ui/tokens";
import type { ScriptAddresses } from "@vitrine/vite-ssg/create-renderer";
import styles from "./design.module.css";
import { devDocument } from "../dev-document.ts";

/** One example, on a page of its own. */
interface Example {
  /** Path under the design system's route: "/sections/hero/2". */
  readonly path: string;
  /** Name of the component or section type, and its state. */
  readonly title: string;
  readonly element: ReactElement;
  /** True for an example that fills the window; others get a margin. */
  readonly isWide: boolean;
}

/** Components that span the window, like sections. */
const WIDE = /^sections\/|^components\/(?:page-frame|quote-call|site-footer|site-header)$/;

const EXAMPLES = [...examples].flatMap(([name, states]) =>
  Object.entries(states).map(([state, element], i): Example => ({
    path: `/${name}/${i + 1}`,
    title: `${name}, ${state}`,
    element,
    isWide: WIDE.test(name),
  })),
);

/** Renders the page of all tokens and examples, or one example alone; undefined for an unknown path. */
export function renderDesign(path: string, scripts: ScriptAddresses): string | undefined {
  if (path === "/") return devDocument("Le système de design", <DesignPage />, scripts);
  const example = EXAMPLES.find((one) => one.path === path);
  if (example === undefined) return undefined;
  const { title, element, isWide } = example;
  const page = <div className={styles[isWide ? "wide" : "example"]}>{element}</div>;
  return devDocument(title, page, scripts);
}

function DesignPage() {
  const { colours } = useSite().theme;
  const shown = [...Object.entries(colours), ...tokens.map(({ name, value }) => [name, value] as const)];
  return (
    <main className={styles["example"]}>
      <h1>Le système de design</h1>
      <p>
        Les couleurs, les lettres et les espaces du site, puis les {EXAMPLES.length}&nbsp;exemples de ses
        composants et de ses sections, que les tests vérifient. Cette page n’existe qu’en développement.
      </p>
      <ul className={styles["tokens"]}>
        {shown.map(([name, value]) => (
          <li key={name}>
            <span style={sampleOf(name, value)}>{name}</span> <code>{value}</code>
          </li>
        ))}
      </ul>
      <ul>
        {EXAMPLES.map(({ path, title }) => (
          <li key={path}>
            <a href={`/__vitrine/design${path}`}>{title}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Shows a token by its own name: a size in letters of that size, a space and a colour at the name's edge. */
function sampleOf(name: string, value: string): CSSProperties {
  if (name.startsWith("size")) return { fontSize: value };
  if (name.startsWith("space") || name === "gutter") return { borderLeft: `${value} solid` };
  return { borderLeft: `3rem solid ${value}` };
}
