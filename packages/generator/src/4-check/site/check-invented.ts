import { site as siteSchema } from "@vitrine/schema/content/site";
import { formatPath } from "@vitrine/schema/diagnostics/diagnostic";
import { stringsIn, valuesIn } from "../../3-resolve/texts/strings-in.ts";
import { placeIn, type SiteRule } from "./site-rule.ts";

/** Invented testimonials, cases and partners stay out of a release. */
export const checkInvented: SiteRule = function* ({ content: { pages, sectors, partners } }) {
  for (const { file, data } of [...pages, ...sectors, ...(partners === undefined ? [] : [partners])])
    for (const path of marksIn(data)) {
      const what = formatPath(path.slice(0, -1)) || file.path;
      yield {
        code: "fictional-content",
        ...placeIn(file, ...path),
        message: { en: `"${what}" is invented.`, fr: `« ${what} » est inventé.` },
      };
    }
};

/** The examples of the identifiers, from the schema. */
const EXAMPLES = new Set(
  stringsIn(siteSchema.properties.tracking, () => true).flatMap(({ text, path }) =>
    path.includes("examples") ? [text] : [],
  ),
);

/** Figures of visitors go to the company's own accounts. */
export const checkInventedIdentifiers: SiteRule = function* ({ content: { site } }) {
  const { tracking } = site?.data ?? {};
  if (site === undefined || tracking === undefined) return;
  for (const path of marksIn(tracking))
    yield {
      code: "invented-identifier",
      ...placeIn(site.file, "tracking", ...path),
      message: {
        en: "The identifiers of the measuring tools are invented.",
        fr: "Les identifiants des outils de mesure sont inventés.",
      },
    };
  for (const { text, path } of stringsIn({ tracking }, (_, value) => EXAMPLES.has(value)))
    yield {
      code: "invented-identifier",
      ...placeIn(site.file, ...path),
      message: {
        en: `"${text}" is the example of this key, not an account.`,
        fr: `« ${text} » est l’exemple de cette clé, et non un compte.`,
      },
    };
};

/** Finds the marks `fictional: true`. */
const marksIn = (data: unknown) =>
  valuesIn(data, (key, value) => key === "fictional" && value === true).map(({ path }) => path);
