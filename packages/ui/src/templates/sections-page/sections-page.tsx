import type { SectionsPageProps } from "@vitrine/schema/page-props";
import { PageFrame } from "../../components/page-frame/page-frame.tsx";
import { QuoteCall } from "../../components/quote-call/quote-call.tsx";
import { AnySection } from "../../sections/any-section.tsx";

/** A page of sections, in the order of its file. */
export function SectionsPage({ breadcrumbs, sections }: SectionsPageProps) {
  const picture = sections.find((section) => section.type === "hero")?.picture;
  return (
    <PageFrame route={breadcrumbs.at(-1)?.route ?? "/"}>
      {sections.map((section) => {
        const key = JSON.stringify(section);
        return section.type === "quote-call" ? (
          <QuoteCall {...section} main={picture} key={key} />
        ) : (
          <AnySection key={key} section={section} trail={breadcrumbs} />
        );
      })}
    </PageFrame>
  );
}
