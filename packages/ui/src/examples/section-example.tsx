import type { ReactElement } from "react";
import type { ResolvedSection } from "@vitrine/schema/page-props";
import { AnySection } from "../sections/any-section.tsx";
import { exampleTrail } from "./example-site.ts";
import { printed } from "./printed.ts";

/** A section as a page shows it: typeset, chosen by its type, on a page two levels below the home page. */
export const sectionExample = (section: ResolvedSection): ReactElement => (
  <AnySection {...printed(section)} trail={exampleTrail} />
);
