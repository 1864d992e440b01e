import { useId, useState, useSyncExternalStore } from "react";
import type { FinderGroup } from "@vitrine/schema/page-props";
import { Answers, type AnswerTexts } from "./answers.tsx";
import { matchPlaces } from "./match-places.ts";
import styles from "./zone-finder.module.css";

export interface ZoneFinderProps {
  readonly label: string;
  readonly groups: readonly FinderGroup[];
  readonly texts: AnswerTexts;
}

/**
 * Answers as one types whether a place is covered: its page, or the nearest. `/?q=…#zones` fills the
 * field, so that the site's search action is true. Without script the directory beside it serves.
 */
export function ZoneFinder({ label, groups, texts }: ZoneFinderProps) {
  const id = useId();
  const asked = useSyncExternalStore(neverChanges, queryInAddress, noQuery);
  const [typed, setTyped] = useState<string>();
  const query = typed ?? asked;
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
      <Answers asked={query.trim() !== ""} found={matchPlaces(groups, query)} groups={groups} texts={texts} />
    </>
  );
}

const neverChanges = () => () => {};
const queryInAddress = () => new URLSearchParams(location.search).get("q") ?? "";
/** What the server renders, and so what hydration starts from. */
const noQuery = () => "";
