import type { DepartmentPageProps } from "@vitrine/schema/page-props";
import { PageFrame } from "../../components/page-frame/page-frame.tsx";
import { QuoteCall } from "../../components/quote-call/quote-call.tsx";
import { initialAnchor, PlaceGroup } from "../../components/zone-directory/place-group.tsx";
import { Hero } from "../../sections/hero/hero.tsx";
import { Section } from "../../sections/section/section.tsx";
import { useSite } from "../../site-provider.ts";
import styles from "./department-page.module.css";

/** The page of a département's local pages, from A to Z. */
export function DepartmentPage({
  breadcrumbs,
  h1,
  tagline,
  picture,
  groups,
  others,
  cta,
}: DepartmentPageProps) {
  const { zones } = useSite();
  const initials = groups.flatMap(({ initial }) => initial ?? []);
  const isWhole = initials.length === 0;
  return (
    <PageFrame route={breadcrumbs.at(-1)?.route ?? "/"}>
      <Hero trail={breadcrumbs} h1={h1} tagline={tagline} picture={picture} outdoors />
      <Section title={zones?.title ?? h1}>
        {!isWhole && (
          <nav className={styles["initials"]} aria-label="Par initiale">
            {initials.map((initial) => (
              <a className={styles["initial"]} href={`#${initialAnchor(initial)}`} key={initial}>
                {initial}
              </a>
            ))}
          </nav>
        )}
        {groups.map(({ initial, zones: listed }) => (
          <PlaceGroup
            key={initial ?? "all"}
            initial={initial}
            zones={listed}
            others={isWhole ? others : []}
          />
        ))}
        {!isWhole && others.length > 0 && <PlaceGroup heading="Et aussi" zones={[]} others={others} />}
      </Section>
      <QuoteCall {...cta} main={picture} />
    </PageFrame>
  );
}
