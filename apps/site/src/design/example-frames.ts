import type { ReactElement } from "react";
import { componentExamples, type Examples, sectionExamples } from "@vitrine/ui/examples";

/** One example, and the address of its page. */
export interface ExampleFrame {
  /** Name of the component or section type. */
  readonly set: string;
  readonly state: string;
  /** Path under the design page: "/section/hero/2". */
  readonly path: string;
  readonly element: ReactElement;
  /** True for an example that fills the window; others get a margin. */
  readonly wide: boolean;
}

export interface ExampleSet {
  readonly name: string;
  /** Id of the set in the page, since a component and a section may share a name. */
  readonly id: string;
  readonly frames: readonly ExampleFrame[];
}

/** Components that span the window, like sections. */
const WIDE = new Set(["page-frame", "quote-call", "section", "site-footer", "site-header"]);

const setOf = (part: string, name: string, examples: Examples): ExampleSet => ({
  name,
  id: `${part}-${name}`,
  frames: Object.entries(examples).map(([state, element], i) => ({
    set: name,
    state,
    path: `/${part}/${name}/${i + 1}`,
    element,
    wide: part === "section" || WIDE.has(name),
  })),
});

export const componentSets = Object.entries(componentExamples).map(([name, examples]) =>
  setOf("composant", name, examples),
);
/** The quote call is a component and a section type too; it is shown only among the components. */
export const sectionSets = Object.entries(sectionExamples)
  .filter(([, examples]) => !Object.values<Examples>(componentExamples).includes(examples))
  .map(([name, examples]) => setOf("section", name, examples));

const byPath = new Map(
  [...componentSets, ...sectionSets].flatMap(({ frames }) => frames.map((frame) => [frame.path, frame])),
);

export const exampleAt = (path: string): ExampleFrame | undefined => byPath.get(path);
