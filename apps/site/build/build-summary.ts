import type { Shard } from "@vitrine/generator/shard";
import { countedInFrench as counted, type Words } from "@vitrine/schema/diagnostics/words";

/** Figures of a build that was published. */
export interface BuildFigures {
  readonly pages: number;
  readonly rendered: number;
  /** Numbers of files. */
  readonly written: number;
  readonly removed: number;
  /** Number of Open Graph images. */
  readonly drawn: number;
  /** True if the bundle came from the cache. */
  readonly reused: boolean;
  /** Number of photos; undefined for content that names none. */
  readonly encoded: number | undefined;
  readonly seconds: number;
  /** The part of the site that was built; undefined for all of it. */
  readonly shard: Shard | undefined;
}

/** Says in a line what a build did. */
export function buildSummary(figures: BuildFigures): Words {
  const { pages, rendered, written, removed, drawn, reused, encoded, shard } = figures;
  const seconds = figures.seconds.toFixed(2);
  const english = [
    `${pages} pages: ${rendered} rendered`,
    `${written} files written`,
    `${removed} removed`,
    `${drawn} images drawn`,
    `templates ${reused ? "from cache" : "bundled"}`,
    ...(encoded === undefined ? [] : [`${encoded} photo${encoded === 1 ? "" : "s"} encoded`]),
    `in ${seconds} s`,
  ];
  const french = [
    `${counted(pages, "page", "pages")} : ${counted(rendered, "refaite", "refaites")}`,
    counted(written, "fichier écrit", "fichiers écrits"),
    counted(removed, "supprimé", "supprimés"),
    counted(drawn, "image dessinée", "images dessinées"),
    `gabarits ${reused ? "repris du cache" : "assemblés"}`,
    ...(encoded === undefined ? [] : [counted(encoded, "photo encodée", "photos encodées")]),
    `en ${seconds.replace(".", ",")} s`,
  ];
  const part =
    shard === undefined
      ? { en: "", fr: "" }
      : {
          en: `Part ${shard.index} of ${shard.count} of `,
          fr: `Partie ${shard.index} sur ${shard.count} de `,
        };
  return { en: part.en + english.join(", "), fr: part.fr + french.join(", ") };
}

/** Says in a line that a build published nothing. */
export const failureSummary = (failed: number, pages: number): Words => ({
  en: `${failed} of ${pages} pages failed; the last good output stays.`,
  fr: `${failed} pages sur ${pages} ont échoué ; le dernier bon résultat reste en place.`,
});
