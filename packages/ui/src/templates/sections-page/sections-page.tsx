import type { SectionsPageProps } from "@vitrine/schema/page-props";
import { PageFrame, routeOf } from "../../components/page-frame/page-frame.tsx";
import { AnySection } from "../../sections/any-section.tsx";

/** A page of sections, in the order of its file. */
export function SectionsPage({ breadcrumbs, sections }: SectionsPageProps) {
  const picture = sections.find((section) => section.type === "hero")?.picture;
  return (
    <PageFrame route={routeOf(breadcrumbs)}>
      {sections.map((section) => (
        <AnySection key={JSON.stringify(section)} {...section} trail={breadcrumbs} main={picture} />
      ))}
    </PageFrame>
  );
}
