import type { ResolvedSection } from "@vitrine/schema/page-props";
import { Island } from "../../components/island/island.tsx";
import { ZoneFinder } from "../../components/zone-finder/zone-finder.island.tsx";
import { useSite } from "../../site-context.ts";
import { Section } from "../section/section.tsx";

/** The zone finder under its title. */
export function ZoneFinderSection({ id, title, intro, label, groups }: ResolvedSection<"zone-finder">) {
  const { quote } = useSite();
  return (
    <Section id={id} title={title} intro={intro}>
      <Island
        name="zone-finder"
        when="visible"
        component={ZoneFinder}
        props={{ label, groups, quoteRoute: quote.route }}
      />
    </Section>
  );
}
