import { site as siteSchema } from "@vitrine/schema/content/site";
import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import { dayOf } from "../../day-of.ts";
import { isExample } from "../file/check-placeholders.ts";
import { footerEntries } from "./placed-entries.ts";
import { placeIn, type SiteRule } from "./site-rule.ts";

/** Names that never exist (RFC 2606). */
const EXAMPLE = /(?:\.example|[@/.]example\.(?:com|net|org))(?:[:/?#]|$)/;

/** Addresses lead to real hosts. */
export const checkInventedAddresses: SiteRule = function* ({ content: { site }, deployed }) {
  if (site === undefined) return;
  const { contact, hosting } = site.data;
  const all: (readonly [path: ContentPath, address: string | undefined])[] = [
    [["url"], deployed.url],
    ...Object.entries(deployed.addresses).map(([name, address]) => [["addresses", name], address] as const),
    ...(deployed.networks ?? []).map(({ address }, i) => [["networks", i, "address"], address] as const),
    [["contact", "email"], contact.email],
    [["hosting", "security", "contact"], hosting?.security?.contact],
  ];
  for (const [path, address] of all)
    if (address !== undefined && EXAMPLE.test(address))
      yield { code: "invented-address", ...placeIn(site.file, ...path), message: isExample(address) };
};

/** Figures of visitors go to the company's own accounts. */
export const checkInventedIdentifiers: SiteRule = function* ({ content: { site } }) {
  const { tracking } = site?.data ?? {};
  if (site === undefined || tracking === undefined) return;
  const code = "invented-identifier";
  if (tracking.fictional === true)
    yield {
      code,
      ...placeIn(site.file, "tracking", "fictional"),
      message: {
        en: "The identifiers of the measuring tools are invented.",
        fr: "Les identifiants des outils de mesure sont inventés.",
      },
      hint: {
        en: "Write the account's own, and remove fictional; or remove tracking.",
        fr: "Écrivez ceux de votre compte, et retirez fictional ; ou retirez tracking.",
      },
    };
  for (const [path, value] of copiedExamples(siteSchema.properties.tracking, tracking, ["tracking"]))
    yield {
      code,
      ...placeIn(site.file, ...path),
      message: {
        en: `"${value}" is the example of this key, not an account.`,
        fr: `« ${value} » est l’exemple de cette clé, et non un compte.`,
      },
    };
};

/** Finds values that were left as the schema's example shows them. */
function* copiedExamples(
  schema: unknown,
  value: unknown,
  path: ContentPath,
): Generator<readonly [path: ContentPath, value: string]> {
  const { properties = {}, examples } = schema as {
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly examples?: readonly unknown[];
  };
  if (typeof value === "string" && examples?.includes(value)) yield [path, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value))
    yield* copiedExamples(properties[key], inner, [...path, key]);
}

const NOTICE = "/mentions-legales";
const NOTICE_LABEL = /mentions\s+légales/iu;
const TERMS_LABEL = /^(?:CG[UV]S?|conditions générales)(?!\p{L})/iu;

/** The legal notice is there (LCEN, article 1-1), the terms that the footer names, and a statement of this year. */
export const checkLegalTexts: SiteRule = function* ({ content: { site, legal, pending }, routes, now }) {
  if (site === undefined) return;
  const { file, data } = site;
  const entries = footerEntries(data);
  const isLinked = entries.some(({ label, route }) => route !== undefined && NOTICE_LABEL.test(label));
  if (!isLinked && !routes.has(NOTICE) && !pending.routes.has(NOTICE))
    yield {
      code: "missing-legal-page",
      ...placeIn(file, "footer", "legal"),
      at: "key",
      message: { en: "The site has no mentions légales.", fr: "Le site n’a pas de mentions légales." },
      hint: {
        en: "Write content/legal/mentions-legales.yaml, and name it in the footer.",
        fr: "Écrivez content/legal/mentions-legales.yaml, et nommez cette page dans le pied de page.",
      },
    };
  for (const { label, route, path } of entries)
    if (route === undefined && TERMS_LABEL.test(label))
      yield {
        code: "missing-legal-page",
        ...placeIn(file, ...path, "label"),
        message: {
          en: `The footer names « ${label} », which lead nowhere.`,
          fr: `Le pied de page nomme « ${label} », qui ne mène nulle part.`,
        },
        hint: {
          en: "Write the text under content/legal, and give the entry its route; or remove the entry.",
          fr: "Écrivez le texte sous content/legal et donnez sa route à l’entrée, ou retirez l’entrée.",
        },
      };
  const [year = "", ...rest] = dayOf(now).split("-");
  const lastYear = [Number(year) - 1, ...rest].join("-");
  for (const {
    file: statement,
    slug,
    data: { updated },
  } of legal)
    if (slug.includes("accessibilite") && updated < lastYear)
      yield {
        code: "outdated-statement",
        ...placeIn(statement, "updated"),
        message: {
          en: `The accessibility statement was last looked at on ${updated}.`,
          fr: `La déclaration d’accessibilité a été revue pour la dernière fois le ${updated}.`,
        },
      };
};
