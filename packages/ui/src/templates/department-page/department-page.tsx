import type { ReactNode } from "react";
import type { DepartmentPageProps } from "@vitrine/schema/page-props";
import { classes } from "../../classes.ts";
import { PageFrame, routeOf } from "../../components/page-frame/page-frame.tsx";
import { QuoteCall } from "../../components/quote-call/quote-call.tsx";
import { Places } from "../../components/zone-directory/places.tsx";
import directory from "../../components/zone-directory/zone-directory.module.css";
import { Hero } from "../../sections/hero/hero.tsx";
import { Section } from "../../sections/section/section.tsx";
import { useSite } from "../../site-provider.ts";
import styles from "./department-page.module.css";

/** The page of a département's local pages, from A to Z. */
export function DepartmentPage(page: DepartmentPageProps) {
  const { breadcrumbs, groups, others } = page;
  const { zones } = useSite();
  const initials = groups.flatMap(({ initial }) => initial ?? []);
  const isWhole = initials.length === 0;
  return (
    <PageFrame route={routeOf(breadcrumbs)}>
      <Hero {...page} trail={breadcrumbs} outdoors />
      <Section title={zones?.title ?? page.h1}>
        {!isWhole && (
          <nav className={styles["initials"]} aria-label="Par initiale">
            {initials.map((initial) => (
              <a className={styles["initial"]} href={`#${anchorOf(initial)}`} key={initial}>
                {initial}
              </a>
            ))}
          </nav>
        )}
        {groups.map(({ initial, zones: listed }) => (
          <Group heading={initial} anchor={initial && anchorOf(initial)} key={initial ?? "all"}>
            <Places zones={listed} others={isWhole ? others : []} />
          </Group>
        ))}
        {!isWhole && others.length > 0 && (
          <Group heading="Et aussi">
            <Places zones={[]} others={others} />
          </Group>
        )}
      </Section>
      <QuoteCall {...page.cta} main={page.picture} />
    </PageFrame>
  );
}

const anchorOf = (initial: string) => `initiale-${initial.toLowerCase()}`;

interface GroupProps {
  readonly heading: string | undefined;
  /** The id of a group under a letter. */
  readonly anchor?: string | undefined;
  readonly children: ReactNode;
}

const Group = ({ heading, anchor, children }: GroupProps) => (
  <div className={classes(directory["group"], anchor && directory["lettered"])} id={anchor} data-later="">
    {heading !== undefined && <h3 className={directory["heading"]}>{heading}</h3>}
    {children}
  </div>
);
