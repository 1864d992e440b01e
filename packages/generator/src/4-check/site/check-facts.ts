import type { Fact, Facts } from "@vitrine/schema/content/facts";
import type { Site } from "@vitrine/schema/content/site";
import { formatNumber } from "@vitrine/french/format-number";
import type { ContentIssue, Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { suggest } from "@vitrine/schema/did-you-mean";
import { diagnose } from "../../1-load/source-file.ts";
import type { Entry, ValidContent } from "../../2-validate/validate-content.ts";

/**
 * Checks facts: the offer's price is a number among them, and no fact refers to another. Unconfirmed facts
 * are warnings, and errors in a release. `named` has the names in all texts.
 */
export function checkFacts(
  { site, facts }: ValidContent,
  named: ReadonlySet<string>,
  release: boolean,
): Diagnostic[] {
  if (facts === undefined) return [];
  const unconfirmed = Object.entries(facts.data)
    .filter(([, { status }]) => status === "to-confirm")
    .map(([name, { label }]) =>
      diagnose(facts.file, {
        code: "fact-to-confirm",
        severity: release ? "error" : "warning",
        path: [name, "status"],
        message: `"${name}" (${label}) is still to be confirmed by the company.`,
      }),
    );
  const nested = Object.entries(facts.data).flatMap(([name, fact]) => checkValue(facts, name, fact));
  const price = site === undefined ? [] : checkPrice(site, facts);
  return [...price, ...nested, ...unconfirmed, ...(site === undefined ? [] : unused(facts, site, named))];
}

/** Reports facts that no text names: each was forgotten, or typed by hand somewhere. */
function unused({ file, data }: Entry<Facts>, site: Entry<Site>, named: ReadonlySet<string>): Diagnostic[] {
  const { fact: price } = site.data.business.offer;
  return Object.keys(data)
    .filter((name) => name !== price && !named.has(name))
    .map((name) =>
      diagnose(file, {
        code: "unused-fact",
        severity: "warning",
        path: [name],
        at: "key",
        message: `No text names the fact "${name}".`,
        hint: `Name it as \${${name}} where it is said, or remove it.`,
      }),
    );
}

/** Words of a fact's name or meaning that make its number a name: « année de création », « code postal ». */
const OF_CODES =
  /(?<!\p{L})(?:ann[ée]es?|an|dates?|depuis|cr[ée]ation|fondation|codes?|postal|siren|siret|rcs|tva|num[ée]ro|t[ée]l[ée]phone)(?!\p{L})/iu;
const OF_COUNTS = /(?<!\p{L})(?:nombre|total|combien|prix|tarif|capital|surface|montant)(?!\p{L})/iu;

/** Numbers are printed with their thousands apart: « Depuis 2 014 » is a year that was typed as a number. */
function codeAsNumber(
  name: string,
  label: string,
  value: number,
  unit: string | undefined,
): Omit<ContentIssue, "path" | "at"> | undefined {
  if (unit !== undefined || !Number.isInteger(value) || value < 1000 || OF_COUNTS.test(label))
    return undefined;
  const isYear = value >= 1900 && value < 2100;
  if (!isYear && !OF_CODES.test(`${name.replaceAll("-", " ")} ${label}`)) return undefined;
  return {
    code: "code-as-number",
    message: `${value} would be printed as « ${formatNumber(value)} ».`,
    hint: `A year or a code stands in quotes: "${value}". A number has its unit, or « nombre » in its label.`,
  };
}

/** A fact is put into texts as it stands: a name in it would reach the visitor. */
function checkValue({ file }: Entry<Facts>, name: string, { value, unit, label }: Fact): Diagnostic[] {
  const code = typeof value === "number" ? codeAsNumber(name, label, value, unit) : undefined;
  if (code !== undefined) return [diagnose(file, { ...code, path: [name, "value"] })];
  const [part] = /\$\{[^}]*\}?/.exec(String(value)) ?? [];
  if (part === undefined) return [];
  return [
    diagnose(file, {
      code: "unknown-fact",
      path: [name, "value"],
      part,
      message: `A fact can't name another fact; "${name}" holds "${part}".`,
      hint: "Write the value itself, or name both facts where they are used.",
    }),
  ];
}

const noPrice = ({ file }: Entry<Facts>, fact: string, value: number) =>
  diagnose(file, {
    code: "bad-format",
    path: [fact, "value"],
    message: `The offer's price is ${value}.`,
    hint: "A price is a number above 0.",
  });

function checkPrice(site: Entry<Site>, facts: Entry<Facts>): Diagnostic[] {
  const { fact } = site.data.business.offer;
  const value = facts.data[fact]?.value;
  if (typeof value === "number") return value > 0 ? [] : [noPrice(facts, fact, value)];
  if (value === undefined) {
    return [
      diagnose(site.file, {
        code: "unknown-fact",
        path: ["business", "offer", "fact"],
        message: `The offer's price is a fact; there is none named "${fact}".`,
        hint: suggest(fact, Object.keys(facts.data)),
      }),
    ];
  }
  return [
    diagnose(facts.file, {
      code: "wrong-type",
      path: [fact, "value"],
      message: `Expected a number for "${fact}.value", which is the offer's price; found the text "${value}".`,
      hint: "Write the number here and the rest in unit.",
    }),
  ];
}
