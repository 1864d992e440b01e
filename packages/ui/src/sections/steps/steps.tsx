import type { ResolvedSection } from "@vitrine/schema/page-props";
import { StepList } from "../../components/step-list/step-list.tsx";
import { Section } from "../section/section.tsx";

/** A section of numbered steps. */
export function Steps({ id, title, intro, steps, folded }: ResolvedSection<"steps">) {
  return (
    <Section id={id} title={title} intro={intro}>
      <StepList steps={steps} folded={folded} />
    </Section>
  );
}
