import { formatNumber } from "@vitrine/french/format-number";
import { ScrollRegion } from "@vitrine/ui/scroll-region";
import type { AtelierReport, PageRow } from "../../dev/atelier/make-report.ts";
import { COLUMNS } from "./row-order.ts";
import { percent } from "./similarity-map.tsx";
import styles from "./atelier.module.css";

/** The table of all pages, which `page-table-controls.ts` sorts, filters and completes. */
export function PageTable({ pages, unlisted }: Pick<AtelierReport, "pages" | "unlisted">) {
  const kinds = pages.map(({ kind }) => kind);
  const departments = pages.flatMap(({ department }) => department ?? []);
  return (
    <div data-page-table="">
      {unlisted > 0 && (
        <p className={styles["lead"]}>
          S’y ajoutent {formatNumber(unlisted)} pages locales que cette liste laisse de côté. Chacune paraît
          ici dès qu’elle est affichée.
        </p>
      )}
      <search aria-label="Filtrer les pages">
        <form className={styles["filters"]}>
          <label>
            Adresse ou titre
            <input type="search" name="texte" autoComplete="off" />
          </label>
          <Choice name="genre" label="Genre" options={kinds} all="Tous les genres" />
          <Choice name="zone" label="Zone" options={departments} all="Toutes les zones" />
          <label className={styles["check"]}>
            <input type="checkbox" name="problemes" value="oui" />
            Avec problèmes seulement
          </label>
          <input type="hidden" name="tri" />
          <output>{pages.length} pages</output>
        </form>
      </search>
      <ScrollRegion label="Tableau des pages" className={styles["frame"]}>
        <table className={styles["pages"]}>
          <thead>
            <tr>
              {COLUMNS.map(({ key, label }) => (
                <th key={key} scope="col" data-key={key}>
                  <button type="button">{label}</button>
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
      </ScrollRegion>
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
    <label>
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

function Row({ route, title, kind, department, errors, warnings, nearest }: PageRow) {
  return (
    <tr
      data-route={route}
      data-title={title}
      data-kind={kind}
      data-department={department}
      data-problems={errors * 1000 + warnings}
      data-similarity={nearest?.similarity}
    >
      <th scope="row">
        <a href={`/__vitrine/page${route}`}>{route}</a>
        <small>{title}</small>
      </th>
      <td>{kind}</td>
      <td>{department}</td>
      <td>
        {errors > 0 && <strong className={styles["error"]}>{count(errors, "erreur")}</strong>}
        {errors > 0 && warnings > 0 && ", "}
        {warnings > 0 && count(warnings, "avertissement")}
      </td>
      <td data-words="">…</td>
      <td>
        {nearest && percent(nearest.similarity)}
        <small>{nearest?.route}</small>
      </td>
      <td data-bytes="">…</td>
    </tr>
  );
}

const count = (n: number, word: string) => `${n} ${word}${n > 1 ? "s" : ""}`;
