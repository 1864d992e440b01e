import { placeName } from "@vitrine/french/place-name";
import type { FinderGroup, FinderPlace } from "@vitrine/schema/page-props";
import { buttonClass } from "../button-link/button-link.tsx";
import { french } from "../french/french.tsx";
import styles from "./zone-finder.module.css";

/** Texts and link of the answers; the section's author writes the first three. */
export interface AnswerTexts {
  readonly covered?: string | undefined;
  readonly nearest?: string | undefined;
  readonly unknown?: string | undefined;
  readonly quote: { readonly label: string; readonly target: string };
}

interface AnswersProps {
  readonly asked: boolean;
  readonly found: readonly FinderPlace[];
  readonly groups: readonly FinderGroup[];
  /** True if files that were not fetched hold more places than `found`. */
  readonly partial: boolean;
  readonly texts: AnswerTexts;
}

const MAX_ANSWERS = 8;

/** The answer to a query: pages as links, other places with the nearest page, or that none was found. */
export function Answers({ asked, found, groups, partial, texts }: AnswersProps) {
  const { covered, nearest, unknown = "Aucun lieu trouvé.", quote } = texts;
  const shown = found.slice(0, MAX_ANSWERS);
  // A place outside the service area gets no offer.
  const needsQuote = asked && shown.some(([, , page]) => typeof page === "number");
  return (
    <>
      <output className={styles["status"]}>
        {asked && (partial ? TOO_MANY : found.length === 0 ? unknown : counted(found.length))}
      </output>
      {shown.length > 0 && (
        <ul className={styles["answers"]}>
          {shown.map((place) => (
            <li key={`${place[0]} ${place[1]}`}>
              <Answer
                place={place}
                isHomonym={shown.some((other) => other !== place && other[0] === place[0])}
                groups={groups}
                covered={covered}
                nearest={nearest}
              />
            </li>
          ))}
        </ul>
      )}
      {found.length > MAX_ANSWERS && <p className={styles["more"]}>Précisez pour voir les autres.</p>}
      {needsQuote && (
        <p className={styles["quote"]}>
          <a className={buttonClass} href={quote.target}>
            {quote.label}
          </a>
        </p>
      )}
    </>
  );
}

const TOO_MANY = "Beaucoup de lieux commencent ainsi\u00A0: précisez.";

const counted = (count: number) => (count === 1 ? "Un lieu trouvé." : `${count} lieux trouvés.`);

interface AnswerProps extends Pick<AnswerTexts, "covered" | "nearest"> {
  readonly place: FinderPlace;
  /** True if another answer has the same name, so that the postal code must tell them apart. */
  readonly isHomonym: boolean;
  readonly groups: readonly FinderGroup[];
}

function Answer({ place: [name, codes, page], isHomonym, groups, covered = "", nearest }: AnswerProps) {
  const code = isHomonym && <span className={styles["code"]}>{codes.split(" ")[0]}</span>;
  if (typeof page === "string") {
    return (
      <a className={styles["page"]} href={page}>
        {french(name)} {code}
      </a>
    );
  }
  const [nearName = "", , nearPage] = groups.flatMap(({ places }) => places)[page] ?? [];
  const at = placeName(name).at.replace("'", "’");
  return (
    <div className={styles["covered"]}>
      <p className={styles["yes"]}>
        {french(covered === "" ? name : `${covered} ${at}.`)} {code}
      </p>
      {nearest !== undefined && typeof nearPage === "string" && (
        <p>
          {nearest}{" "}
          <a className={styles["nearest"]} href={nearPage}>
            {french(nearName)}
          </a>
        </p>
      )}
    </div>
  );
}
