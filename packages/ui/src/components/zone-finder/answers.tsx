import { placeName } from "@vitrine/french/place-name";
import type { FinderGroup, FinderPlace } from "@vitrine/schema/page-props";
import { French } from "../french/french.tsx";
import styles from "./zone-finder.module.css";

/** What the answers say and where they lead; the first three are the section's own words. */
export interface AnswerTexts {
  readonly covered?: string | undefined;
  readonly nearest?: string | undefined;
  readonly unknown?: string | undefined;
  readonly quote: { readonly label: string; readonly route: string };
}

interface AnswersProps {
  readonly asked: boolean;
  readonly found: readonly FinderPlace[];
  readonly groups: readonly FinderGroup[];
  readonly texts: AnswerTexts;
}

const MOST = 8;

/** The answer to what was typed: pages as links, other places with the nearest page, or that none was found. */
export function Answers({ asked, found, groups, texts }: AnswersProps) {
  const { covered, nearest, unknown = "Aucune zone à ce nom.", quote } = texts;
  const shown = found.slice(0, MOST);
  const needsQuote = asked && (found.length === 0 || shown.some(([, , page]) => typeof page === "number"));
  return (
    <>
      <output className={styles["status"]}>
        {asked && (found.length === 0 ? unknown : counted(found.length))}
      </output>
      {shown.length > 0 && (
        <ul className={styles["answers"]}>
          {shown.map((place) => (
            <li key={place[0]}>
              <Answer place={place} groups={groups} covered={covered} nearest={nearest} />
            </li>
          ))}
        </ul>
      )}
      {found.length > MOST && <p className={styles["more"]}>Précisez pour voir les autres.</p>}
      {needsQuote && (
        <p>
          <a className={styles["quote"]} href={quote.route}>
            {quote.label}
          </a>
        </p>
      )}
    </>
  );
}

const counted = (count: number) => (count === 1 ? "Une zone trouvée." : `${count} zones trouvées.`);

interface AnswerProps {
  readonly place: FinderPlace;
  readonly groups: readonly FinderGroup[];
  readonly covered: string | undefined;
  readonly nearest: string | undefined;
}

function Answer({ place: [name, , page], groups, covered = "", nearest }: AnswerProps) {
  if (typeof page === "string") {
    return (
      <a className={styles["page"]} href={page}>
        <French>{name}</French>
      </a>
    );
  }
  const [nearName = "", , nearPage] = groups.flatMap(({ places }) => places)[page] ?? [];
  const at = placeName(name).at.replace("'", "’");
  return (
    <div className={styles["covered"]}>
      <p className={styles["yes"]}>
        <French>{covered === "" ? name : `${covered} ${at}.`}</French>
      </p>
      {nearest !== undefined && typeof nearPage === "string" && (
        <p>
          {nearest}{" "}
          <a className={styles["nearest"]} href={nearPage}>
            <French>{nearName}</French>
          </a>
        </p>
      )}
    </div>
  );
}
