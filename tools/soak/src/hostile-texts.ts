import { type MapText, mapTexts } from "@vitrine/generator/map-texts";
import { contentKindOf, contentKinds } from "@vitrine/schema/content-kinds";
import type { Random } from "@vitrine/bench/random";
import { typeset } from "@vitrine/french/typeset";
import { formatPath } from "@vitrine/schema/diagnostics/diagnostic";
import { parse, stringify } from "yaml";
import { fewFiles, type Files, type PlannedSite, sitePlanner, siteTemplates } from "./planned-site.ts";
import { HOSTILE_TEXTS } from "./hostile.data.ts";
import { readPage, type ReadPage } from "./read-page.ts";
import type { Soak } from "./soaks.ts";

/**
 * Characters and words that mean something to HTML, JSON, YAML or scripts. A single hyphen could join two to a word,
 * which typesetting marks (`french.tsx`).
 */
const SCRAPS = [
  ..."<>\"'&=/\\`;:!?()#%",
  "</",
  "<!--",
  "-->",
  "]]>",
  "<![CDATA[",
  " onload=alert(1) ",
  "javascript:",
  "<svg/onload=alert(1)>",
  "&lt;",
  "&#x3C;",
  "\\u003C",
  "%3C",
  "{{x}}",
  "\u2028",
  "🧽",
  "e\u0301",
] as const;

/** Legal texts make a link of an address that is written out in them, and other texts fill in references. */
const TEXTS = HOSTILE_TEXTS.filter((text) => !/https:|\$\{/.test(text));

const hostileText = (random: Random) =>
  random.below(2) === 0
    ? random.pick(TEXTS)
    : Array.from({ length: 2 + random.below(5) }, () => random.pick(SCRAPS)).join("");

/** The same words on every page make doorways of them. */
const ANY_LIKENESS = "doorways: { similarity: 1, own: 0 }\n";

/**
 * Puts a hostile text into every text of every file, and a harmless one. Both give pages with the same elements and
 * attributes, and a page says the hostile text where it says the harmless one.
 */
export const soakTexts: Soak = async ({ folder, random }) => {
  const render = await siteTemplates();
  const planFiles = sitePlanner(folder);
  const base = fewFiles(folder);
  return async (done) => {
    const hostile = hostileText(random);
    done.push(JSON.stringify(hostile));
    // The harmless text repeats a letter that no French text has. It is as long as the hostile one in print, since pages
    // treat long texts in other ways.
    const shown = lengthOf(typeset(`Zq ${hostile}`)) - "Zq ".length;
    const harmless = "ħ".repeat(shown);
    const length = Math.max(shown, lengthOf(hostile));
    const spared = new Set<string>();
    const planWith = (text: string) => planFiles(withTexts(base, { text, length }, spared));
    const planBoth = async () => [await planWith(hostile), await planWith(harmless)];
    let both = await planBoth();
    // Where a rule of the content forbids the text, the original stays.
    for (let i = 0; i < 5 && both.some(({ said }) => said === undefined); i++) {
      for (const { file, path } of both.flatMap(errorsOf)) spared.add(`${file} ${path}`);
      both = await planBoth();
    }
    const [wrong, right] = both.map(({ said }) => said && pagesOf(render(said)));
    if (wrong === undefined || right === undefined)
      return both.flatMap(errorsOf).map(({ file, path, message }) => `${file} ${path} ${message.en}`);
    return [...right].flatMap(([route, page]) =>
      differencesOf(page, wrong.get(route), harmless, hostile).map((fault) => `${route}: ${fault}`),
    );
  };
};

const pagesOf = (pages: ReadonlyMap<string, string>) =>
  new Map([...pages].map(([route, html]) => [route, readPage(html)]));

const errorsOf = ({ diagnostics }: PlannedSite) => diagnostics.filter(({ severity }) => severity === "error");

/** Replaces every text of the content by a unique word and the given text, which counts as `length` characters. */
function withTexts(
  base: Files,
  { text, length }: { readonly text: string; readonly length: number },
  spared: ReadonlySet<string>,
): Files {
  let count = 0;
  return new Map(
    [...base].map(([path, bytes]) => {
      const kind = contentKindOf(path);
      // Facts are inserted into texts, so longer facts would break the texts' limits.
      if (kind === undefined || kind === "facts") return [path, bytes];
      const replace: MapText = (typed, place, { minLength = 0, maxLength = Infinity }) => {
        // A reference to the place or a fact stays, since it makes titles unique.
        const kept = typed.includes("${") ? `${typed} ` : "";
        const begun = `${kept}${nameOf(count++)} `;
        const padding = " et plus".repeat(Math.max(0, Math.ceil((minLength - begun.length - length) / 8)));
        const isTooLong = begun.length + length + padding.length > maxLength;
        return isTooLong || spared.has(`${path} ${formatPath(place)}`) ? typed : begun + text + padding;
      };
      const data: unknown = mapTexts(contentKinds[kind].schema, parse(bytes.toString("utf8")), replace);
      const written = stringify(data, { aliasDuplicateObjects: false });
      return [path, Buffer.from(path === "site.yaml" ? written + ANY_LIKENESS : written)];
    }),
  );
}

/** Counts a text's characters as the schemas do: a letter and its accent are one. */
const lengthOf = (text: string) => [...text.normalize("NFC")].length;

/** A word that no other text has. */
const nameOf = (count: number) =>
  `Zq${[...count.toString(26)].map((digit) => String.fromCodePoint(97 + Number.parseInt(digit, 26))).join("")}`;

function differencesOf(
  right: ReturnType<typeof readPage>,
  page: ReturnType<typeof readPage> | undefined,
  harmless: string,
  hostile: string,
): string[] {
  if (page === undefined) return ["there is no page"];
  const at = right.skeleton.findIndex((element, i) => element !== page.skeleton[i]);
  if (at !== -1 || right.skeleton.length !== page.skeleton.length)
    return [`<${page.skeleton[at]}> instead of <${right.skeleton[at]}>`];
  // A text with a link comes in several pieces, so all are joined.
  const textOf = ({ texts }: ReadPage) => texts.join("");
  const expected = textOf(right).replaceAll(harmless, () => hostile);
  return [...page.faults, ...firstDifference(untypeset(textOf(page)), untypeset(expected))];
}

function firstDifference(found: string, expected: string): string[] {
  if (found === expected) return [];
  let at = 0;
  while (at < expected.length && found[at] === expected[at]) at += 1;
  const near = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 60));
  return [`says ${near(found)} instead of ${near(expected)}`];
}

/**
 * A text without what typesetting does to quotes, apostrophes and spaces, nor capitals, which a sentence changes; a
 * letter and its accent are one character.
 */
const untypeset = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/…/g, "...")
    .replace(/[\s\u00A0\u202F]*[«»"][\s\u00A0\u202F]*/g, '"')
    .replace(/[\s\u00A0\u202F]+/g, " ")
    .replace(/ (?=[:;!?€%])/g, "");
