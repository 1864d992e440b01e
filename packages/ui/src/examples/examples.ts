import type { ReactElement } from "react";

/** The states of one component, by a name that a reader understands. */
type Examples = Readonly<Record<string, ReactElement>>;

const files = import.meta.glob<{ readonly examples: Examples }>("../{components,sections}/*/*.examples.tsx", {
  eager: true,
});

/** The examples of every component and section, by the name of their file: "sections/hero". */
export const examples: ReadonlyMap<string, Examples> = new Map(
  Object.entries(files).map(([file, found]) => [
    file.replace(/^\.\.\/(\w+)\/.*\/(.+)\.examples\.tsx$/, "$1/$2"),
    found.examples,
  ]),
);
