import { useDeferredValue, useId, useMemo } from "react";
import { Answers, type AnswerTexts } from "./answers.tsx";
import { matchPlaces } from "./match-places.ts";
import { usePlaces } from "./use-places.ts";
import { useFieldText } from "./use-field-text.ts";
import { useLitTiles } from "./use-lit-tiles.ts";
import styles from "./zone-finder.module.css";

export interface ZoneFinderProps {
  readonly label: string;
  /** Address of the first file of places, a `FinderFile`. */
  readonly places: string;
  readonly texts: AnswerTexts;
}

/**
 * Answers while the visitor types: the page of a covered place, or the nearest page. `?q=…` fills the field, as the site's
 * search action promises. The plain form asks its own page, at the island's id: a home page may have no finder. It
 * fetches the places at the first sign of intent.
 */
export function ZoneFinder({ label, places, texts }: ZoneFinderProps) {
  const id = useId();
  const [field, text] = useFieldText(queryInAddress);
  // The letter is painted first, then the answer.
  const query = useDeferredValue(text);
  const { part, failed, retry } = usePlaces(places, query);
  const isAsked = query.trim() !== "";
  const found = useMemo(() => (part === undefined ? [] : matchPlaces(part.groups, query)), [part, query]);
  useLitTiles(found);
  return (
    <>
      <search>
        <form
          className={styles["form"]}
          action="#zone-finder"
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
              ref={field}
              onInput={retry}
            />
            <button className={styles["submit"]} type="submit">
              Chercher
            </button>
          </div>
        </form>
      </search>
      {part === undefined ? (
        <output className={styles["status"]}>
          {isAsked && failed && "La recherche ne répond pas. Les lieux sont ci-dessous."}
        </output>
      ) : (
        <Answers asked={isAsked} found={found} {...part} texts={texts} />
      )}
    </>
  );
}

const queryInAddress = () => new URLSearchParams(location.search).get("q") ?? "";
