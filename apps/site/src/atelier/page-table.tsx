import { percent } from "./percent.ts";
import type { PageRow } from "./report.ts";
import styles from "./page-table.module.css";

/** Columns, with the names of their values for sorting; `number` sorts from the highest value. */
const COLUMNS = [
  { key: "route", label: "Page", number: false },
  { key: "kind", label: "Genre", number: false },
  { key: "department", label: "Zone", number: false },
  { key: "problems", label: "Problèmes", number: true },
  { key: "words", label: "Mots", number: true },
  { key: "similarity", label: "Ressemblance", number: true },
  { key: "bytes", label: "Poids", number: true },
] as const;

/**
 * The table of all pages. `page-table-controls.ts` sorts and filters the rows, and adds words and weights.
 */
export function PageTable({ pages }: { readonly pages: readonly PageRow[] }) {
  return (
    <div data-page-table="">
      <search aria-label="Filtrer les pages">
        <form className={styles["filters"]}>
          <label className={styles["filter"]}>
            Adresse ou titre
            <input type="search" name="texte" autoComplete="off" />
          </label>
          <Choice name="genre" label="Genre" options={pages.map(({ kind }) => kind)} all="Tous les genres" />
          <Choice
            name="zone"
            label="Zone"
            options={pages.flatMap(({ department }) => department ?? [])}
            all="Toutes les zones"
          />
          <label className={styles["check"]}>
            <input type="checkbox" name="problemes" />
            Avec problèmes seulement
          </label>
          <output className={styles["count"]}>{pages.length} pages</output>
        </form>
      </search>
      {/* Narrow screens scroll it sideways, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <section className={styles["scroll"]} tabIndex={0} aria-label="Tableau des pages">
        <table className={styles["table"]}>
          <thead>
            <tr>
              {COLUMNS.map(({ key, label, number }) => (
                <th
                  key={key}
                  scope="col"
                  data-key={key}
                  aria-sort={key === "route" ? "ascending" : undefined}
                >
                  <button type="button" className={styles["sort"]} data-number={number ? "" : undefined}>
                    {label}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pages.map((page) => (
              <Row key={page.route} {...page} />
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles["note"]}>
        Mots&nbsp;: ceux du corps de la page. Ressemblance&nbsp;: avec la page locale la plus proche, noms de
        lieux mis à part. Poids&nbsp;: le HTML tel qu’un build l’écrit, compressé en brotli.
      </p>
      <script type="module" src="/src/atelier/page-table-controls.ts" />
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly all: string;
}

function Choice({ name, label, options, all }: ChoiceProps) {
  return (
    <label className={styles["filter"]}>
      {label}
      <select name={name}>
        <option value="">{all}</option>
        {[...new Set(options)].sort().map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

function Row({ route, title, kind, department = "", errors, warnings, nearest }: PageRow) {
  return (
    <tr
      data-route={route}
      data-title={title}
      data-kind={kind}
      data-department={department}
      data-problems={errors * 1000 + warnings}
      data-similarity={nearest?.similarity ?? ""}
    >
      <th scope="row">
        <a href={`/__vitrine/page${route}`}>{route}</a>
        <span className={styles["title"]}>{title}</span>
      </th>
      <td>{kind}</td>
      <td>{department}</td>
      <td className={styles["number"]}>
        {errors > 0 && <span className={styles["errors"]}>{count(errors, "erreur")}</span>}
        {errors > 0 && warnings > 0 && ", "}
        {warnings > 0 && count(warnings, "avertissement")}
      </td>
      <td className={styles["number"]} data-words="">
        …
      </td>
      <td className={styles["number"]}>
        {nearest && (
          <>
            {percent(nearest.similarity)}
            <span className={styles["title"]}>{nearest.route}</span>
          </>
        )}
      </td>
      <td className={styles["number"]} data-bytes="">
        …
      </td>
    </tr>
  );
}

const count = (n: number, word: string) => `${n} ${word}${n > 1 ? "s" : ""}`;
