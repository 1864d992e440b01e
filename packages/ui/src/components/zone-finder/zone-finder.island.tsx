import { useId, useState, useSyncExternalStore } from "react";
import type { ZoneGroup } from "@vitrine/schema/page-props";
import { French } from "../french/french.tsx";
import { matchZones } from "./match-zones.ts";
import styles from "./zone-finder.module.css";

export interface ZoneFinderProps {
  readonly label: string;
  readonly groups: readonly ZoneGroup[];
  /** Where to ask for a quote when no page is found. */
  readonly quoteRoute: string;
}

/**
 * All zones by département, narrowed as one types. `/?q=…#zones` fills the field, so that the site's
 * search action is true. Without script it is the whole list.
 */
export function ZoneFinder({ label, groups, quoteRoute }: ZoneFinderProps) {
  const id = useId();
  const asked = useSyncExternalStore(neverChanges, queryInAddress, noQuery);
  const [typed, setTyped] = useState<string>();
  const query = typed ?? asked;
  const found = matchZones(groups, query);
  const count = found.reduce((sum, { zones }) => sum + zones.length, 0);
  return (
    <>
      <search>
        <form
          className={styles["form"]}
          action="/#zones"
          method="get"
          onSubmit={(event) => event.preventDefault()}
        >
          <label className={styles["label"]} htmlFor={id}>
            {label}
          </label>
          <div className={styles["field"]}>
            <input
              className={styles["input"]}
              id={id}
              name="q"
              type="search"
              autoComplete="off"
              value={query}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <button className={styles["submit"]} type="submit">
              Chercher
            </button>
          </div>
        </form>
      </search>
      <output className={styles["status"]}>
        {query !== "" && <Outcome count={count} quoteRoute={quoteRoute} />}
      </output>
      {found.map(({ department, zones }) => (
        <div className={styles["group"]} key={department.code}>
          <h3 className={styles["department"]}>
            {department.name} <span className={styles["code"]}>{department.code}</span>
          </h3>
          <ul className={styles["zones"]}>
            {zones.map(({ name, route }) => (
              <li key={route}>
                <a className={styles["zone"]} href={route}>
                  <French>{name}</French>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

const neverChanges = () => () => {};
const queryInAddress = () => new URLSearchParams(location.search).get("q") ?? "";
/** What the server renders, and so what hydration starts from. */
const noQuery = () => "";

function Outcome({ count, quoteRoute }: { readonly count: number; readonly quoteRoute: string }) {
  if (count === 0) {
    return (
      <>
        Pas encore de page à ce nom. <a href={quoteRoute}>Demandez un devis</a> avec votre adresse : nous vous
        répondons dans l’heure.
      </>
    );
  }
  return <>{count === 1 ? "Une zone trouvée." : `${count} zones trouvées.`}</>;
}
