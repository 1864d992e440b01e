import type { ResolvedSection } from "@vitrine/schema/page-props";
import { hrefOf } from "@vitrine/schema/text-links";
import { classes } from "../../classes.ts";
import { Island } from "../../components/island/island.tsx";
import { MapLegend } from "../../components/map-legend/map-legend.tsx";
import { TileMap } from "../../components/tile-map/tile-map.tsx";
import { DepartmentList } from "../../components/department-list/department-list.tsx";
import { ZoneDirectory } from "../../components/zone-directory/zone-directory.tsx";
import { ZoneFinder } from "../../components/zone-finder/zone-finder.island.tsx";
import { useSite } from "../../site-provider.ts";
import { frenchParagraph } from "../../components/french/french.tsx";
import { Section } from "../section/section.tsx";
import section from "../section/section.module.css";
import styles from "./zone-finder-section.module.css";
import allPlaces from "./all-places.module.css";

/** The zone finder beside the map. The page of all zones has all places below; elsewhere a link leads to them. */
export function ZoneFinderSection(props: ResolvedSection<"zone-finder">) {
  const { id, title, intro, label, groups, departments, whole, places, map } = props;
  const { covered, nearest, unknown, button, target = "" } = props;
  const site = useSite();
  const { quote, zones } = site;
  if (zones === undefined) return null;
  const offer = { label: button ?? quote.button, target: hrefOf(site, target) ?? quote.href };
  const texts = { covered, nearest, unknown, quote: offer };
  const isBeside = map !== undefined;
  const sides = classes(styles["sides"], whole && allPlaces["sides"]);
  return (
    <Section id={id} title={title} intro={isBeside ? undefined : intro}>
      <div className={isBeside ? sides : allPlaces["list"]}>
        <div className={isBeside ? styles["finder"] : undefined}>
          {isBeside && intro !== undefined && <p className={section["intro"]}>{frenchParagraph(intro)}</p>}
          <noscript>
            <p>La recherche demande JavaScript&nbsp;: les lieux sont ci-dessous.</p>
          </noscript>
          <Island name="zone-finder" when="intent" component={ZoneFinder} props={{ label, places, texts }} />
          {!whole && (
            <p>
              <a className={styles["all"]} href={zones.route}>
                {zones.all}
              </a>
            </p>
          )}
        </div>
        {map !== undefined && (
          <nav
            className={classes(styles["map"], whole && allPlaces["map"])}
            aria-label={`${zones.title} : la carte`}
            data-later=""
          >
            <div className={styles["scroll"]}>
              <TileMap
                rows={map.rows}
                departments={whole ? groups.map(({ department }) => department) : undefined}
              />
            </div>
            {whole && <MapLegend rows={map.rows} />}
          </nav>
        )}
        {departments === undefined && (whole || !isBeside) && (
          <div className={allPlaces["places"]}>
            <ZoneDirectory groups={groups} folded={isBeside} />
          </div>
        )}
      </div>
      {departments !== undefined && <DepartmentList departments={departments} />}
    </Section>
  );
}
