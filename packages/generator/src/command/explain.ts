import { catalogue, type DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";
import { remedyOf } from "@vitrine/schema/diagnostics/diagnostic";
import { didYouMean, meant, suggest } from "@vitrine/schema/did-you-mean";
import { inLanguage, sentences, type Words } from "@vitrine/schema/diagnostics/words";
import { pageOrigins } from "./page-origins.ts";
import type { Plan } from "../plan.ts";
import { UsageError } from "./parse-arguments.ts";
import type { Run } from "./run.ts";

/** Prints the meaning of a diagnostic code and its remedy. */
export function explainCode(code: string, { language, port: { print } }: Run): 0 {
  if (!Object.hasOwn(catalogue, code)) {
    const near = didYouMean(code, Object.keys(catalogue));
    const unknown = {
      en: `"${code}" is neither a diagnostic code nor a route such as /clichy.`,
      fr: `« ${code} » n’est ni un code de diagnostic ni une adresse comme /clichy.`,
    };
    const hint =
      near === undefined
        ? {
            en: `A route begins with a slash: "/${code.toLowerCase()}".`,
            fr: `Une adresse commence par une barre oblique : « /${code.toLowerCase()} ».`,
          }
        : meant(near);
    throw new UsageError(inLanguage(sentences(unknown, hint), language));
  }
  const known = code as DiagnosticCode;
  const [title, remedy] = [catalogue[known].title, remedyOf(known)];
  print(`${code}\n\n${inLanguage(title, language)}.\n${inLanguage(remedy, language)}\n`);
  return 0;
}

const LABEL_WIDTH = 12;

const SHARED: Words = {
  en: "site.yaml, the sectors' names, the main zones: the header and the footer",
  fr: "site.yaml, les noms des secteurs, les zones principales : l’en-tête et le pied de page",
};

/** Prints the origins of a page. */
export function explainRoute(
  route: string,
  { site, content, registry }: Plan,
  { language, port: { print } }: Run,
): 0 {
  const page = site?.modelAt(route);
  if (page === undefined) {
    const routes = site?.pages.map((candidate) => candidate.route) ?? [];
    const unknown = { en: `There is no page "${route}".`, fr: `Il n’y a pas de page « ${route} ».` };
    throw new UsageError(inLanguage(sentences(unknown, suggest(route, routes)), language));
  }
  const origins = pageOrigins(page, content, registry);
  const { file, template, defaults, facts, commune, neighbours, pictures } = origins;
  const say = (words: Words) => inLanguage(words, language);
  const lines: readonly (readonly [label: Words, value: string | undefined])[] = [
    [{ en: "Made from", fr: "Fichier" }, file],
    [{ en: "Template", fr: "Gabarit" }, template],
    [{ en: "Commune", fr: "Commune" }, commune],
    [
      { en: "Defaults", fr: "Par défaut" },
      defaults.length === 0 ? undefined : `zone-defaults.yaml (${defaults.join(", ")})`,
    ],
    [{ en: "Facts", fr: "Faits" }, facts.join(", ")],
    [{ en: "Neighbours", fr: "Voisines" }, neighbours.join(", ")],
    [{ en: "Pictures", fr: "Images" }, pictures.join(", ")],
    [{ en: "All pages", fr: "Communs" }, say(SHARED)],
  ];
  const shown = lines.flatMap(([label, value]) =>
    value === undefined || value === "" ? [] : [`  ${say(label).padEnd(LABEL_WIDTH)}${value}\n`],
  );
  print(`${route}\n${shown.join("")}`);
  return 0;
}
