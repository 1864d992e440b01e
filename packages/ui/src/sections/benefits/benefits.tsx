import type { ResolvedSection } from "@vitrine/schema/page-props";
import { FeatureTiles } from "../../components/feature-tiles/feature-tiles.tsx";
import { Section } from "../section/section.tsx";

/** What one gains. */
export function Benefits({ id, title, intro, items }: ResolvedSection<"benefits">) {
  return (
    <Section id={id} title={title} intro={intro}>
      <FeatureTiles tiles={items.map(({ description, ...item }) => ({ ...item, text: description }))} />
    </Section>
  );
}
