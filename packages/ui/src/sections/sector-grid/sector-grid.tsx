import type { ResolvedSection } from "@vitrine/schema/page-props";
import { SectorLinks } from "../../components/sector-links/sector-links.tsx";
import { useSite } from "../../site-provider.ts";
import { Section } from "../section/section.tsx";

/** All sectors in menu order, each with its room and, on a wide screen, its sentence. */
export function SectorGrid({ id, title, intro, namesOnly = false }: ResolvedSection<"sector-grid">) {
  const { sectors } = useSite();
  if (sectors.length === 0) return null;
  return (
    <Section id={id} title={title} intro={intro}>
      <SectorLinks sectors={sectors} namesOnly={namesOnly} />
    </Section>
  );
}
