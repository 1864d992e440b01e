import type { ResolvedSection } from "@vitrine/schema/page-props";
import { Island } from "../../components/island/island.tsx";
import { GroundSwatch, TileMap } from "../../components/tile-map/tile-map.tsx";
import { DepartmentList } from "../../components/department-list/department-list.tsx";
import { ZoneDirectory } from "../../components/zone-directory/zone-directory.tsx";
import { ZoneFinder } from "../../components/zone-finder/zone-finder.island.tsx";
import { useSite } from "../../site-context.ts";
import { Section } from "../section/section.tsx";
import styles from "./zone-finder-section.module.css";

/** The zone finder under its title, the map of tiles beside it, and below the places, or the way to them. */
export function ZoneFinderSection(props: ResolvedSection<"zone-finder">) {
  const { id, title, intro, label, groups, departments, whole, places, map, covered, nearest, unknown } =
    props;
  const { quote, zones } = useSite();
  const texts = { covered, nearest, unknown, quote: { label: quote.button, route: quote.route } };
  return (
    <Section id={id} title={title} intro={intro}>
      <div className={map === undefined ? undefined : styles["sides"]}>
        <div>
          <noscript>
            <p>La recherche demande JavaScript&nbsp;: voyez la liste plus bas.</p>
          </noscript>
          <Island name="zone-finder" when="intent" component={ZoneFinder} props={{ label, places, texts }} />
        </div>
        {map !== undefined && (
          <nav className={styles["map"]} aria-label={`${zones.title} : la carte`} data-later="">
            <div className={styles["scroll"]}>
              <TileMap rows={map.rows} />
            </div>
            <ul className={styles["legend"]} aria-label="Départements">
              {map.grounds.map((name, ground) => (
                <li key={name}>
                  <GroundSwatch ground={ground} />
                  {name}
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {departments === undefined ? (
        <ZoneDirectory groups={groups} />
      ) : (
        <DepartmentList departments={departments} />
      )}
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
