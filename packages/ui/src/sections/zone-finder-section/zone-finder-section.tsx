import type { ResolvedSection, TileRows } from "@vitrine/schema/page-props";
import { Island } from "../../components/island/island.tsx";
import { TileMap } from "../../components/tile-map/tile-map.tsx";
import { DepartmentList } from "../../components/department-list/department-list.tsx";
import { ZoneDirectory } from "../../components/zone-directory/zone-directory.tsx";
import { ZoneFinder } from "../../components/zone-finder/zone-finder.island.tsx";
import { useSite } from "../../site-context.ts";
import { Section } from "../section/section.tsx";
import styles from "./zone-finder-section.module.css";

/** The zone finder under its title, the tile map beside it, and the places or a link to them below. */
export function ZoneFinderSection(props: ResolvedSection<"zone-finder">) {
  const { id, title, intro, label, groups, departments, whole, places, map, covered, nearest, unknown } =
    props;
  const { quote, zones } = useSite();
  if (zones === undefined) return null;
  const texts = { covered, nearest, unknown, quote: { label: quote.button, route: quote.route } };
  return (
    <Section id={id} title={title} intro={intro}>
      <div className={map === undefined ? undefined : styles["sides"]}>
        <div>
          <noscript>
            <p>La recherche demande JavaScript&nbsp;: les zones sont ci-dessous.</p>
          </noscript>
          <Island name="zone-finder" when="intent" component={ZoneFinder} props={{ label, places, texts }} />
        </div>
        {map !== undefined && (
          <nav className={styles["map"]} aria-label={`${zones.title} : la carte`} data-later="">
            <div className={styles["scroll"]}>
              <TileMap rows={whole ? map.rows : nearPages(map.rows)} />
            </div>
          </nav>
        )}
      </div>
      {departments !== undefined && <DepartmentList departments={departments} />}
      {departments === undefined && (whole || map === undefined) && <ZoneDirectory groups={groups} />}
      {!whole && (
        <p>
          <a className={styles["all"]} href={zones.route}>
            {zones.all}
          </a>
        </p>
      )}
    </Section>
  );
}

/** Crops a map to the rows with a page, and to their columns and one more on each side. */
function nearPages(rows: TileRows): TileRows {
  const hasPage = (tile: TileRows[number][number] | undefined) => tile?.route !== undefined;
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, i) => rows.some((row) => hasPage(row[i] ?? undefined)));
  const isNear = (i: number) => columns.slice(Math.max(0, i - 1), i + 2).includes(true);
  return rows.filter((row) => row.some(hasPage)).map((row) => row.filter((_, i) => isNear(i)));
}
