import { site as siteSchema } from "@vitrine/schema/content/site";
import { type ContentPath, formatPath } from "@vitrine/schema/diagnostics/diagnostic";
import { stringsIn, valuesIn } from "../../3-resolve/texts/strings-in.ts";
import { pick } from "../../pick.ts";
import { issue, placeIn, type SiteRule } from "./site-rule.ts";

/** Invented testimonials, cases and partners stay out of a release. */
export const checkInvented: SiteRule = function* ({ content: { pages, sectors, partners } }) {
  for (const { file, data } of [...pages, ...sectors, ...(partners === undefined ? [] : [partners])])
    for (const { path } of valuesIn(data, isMark)) {
      const section = path.slice(0, -1);
      // Authors know a section by its title.
      const what = titleAt(data, section) ?? (formatPath(section) || file.path);
      yield issue("fictional-content", placeIn(file, ...path), {
        en: `"${what}" is invented.`,
        fr: `« ${what} » est inventé.`,
      });
    }
};

function titleAt(data: unknown, path: ContentPath): string | undefined {
  const { title } = path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown>)[step],
    data,
  ) as { readonly title?: unknown };
  return typeof title === "string" ? title : undefined;
}

/** The examples of the identifiers, from the schema. */
const EXAMPLES = new Set<unknown>(
  stringsIn(siteSchema.properties.tracking, () => true).flatMap(({ text, path }) =>
    path.includes("examples") ? [text] : [],
  ),
);

/** Figures of visitors go to the company's own accounts. */
export const checkInventedIdentifiers: SiteRule = function* ({ site: { file, data } }) {
  const isInvented = (key: string, value: unknown) => isMark(key, value) || EXAMPLES.has(value);
  for (const { value, path } of valuesIn(pick(data, "tracking"), isInvented))
    yield issue(
      "invented-identifier",
      placeIn(file, ...path),
      value === true
        ? {
            en: "The identifiers of the measuring tools are invented.",
            fr: "Les identifiants des outils de mesure sont inventés.",
          }
        : {
            en: `"${value}" is the example of this key, not an account.`,
            fr: `« ${value} » est l’exemple de cette clé, et non un compte.`,
          },
    );
};

const isMark = (key: string, value: unknown) => key === "fictional" && value === true;
