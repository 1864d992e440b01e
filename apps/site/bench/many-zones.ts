import { fold } from "@vitrine/french/fold";
import { communeRegistry } from "@vitrine/generator/commune-registry";
import { ADJECTIVES, LINKS, NOUNS, VERBS } from "./words.data.ts";

/** What the default title of a local page leaves to the name of its place. */
const LONGEST_NAME = 22;

/**
 * Files of local pages, by path under the content folder: the largest communes, each with texts of its own, made
 * of chance words. The same count gives the same bytes. `taken` are the INSEE codes that have a page.
 */
export function manyZones(count: number, taken: ReadonlySet<string>): Map<string, string> {
  const files = new Map<string, string>();
  const communes = communeRegistry()
    .all()
    .filter(({ insee, name }) => !taken.has(insee) && name.length <= LONGEST_NAME)
    .toSorted((a, b) => b.population - a.population || (a.insee < b.insee ? -1 : 1));
  for (const { insee, name } of communes) {
    if (files.size === count) break;
    const path = `zones/${fold(name).replace(/[^a-z0-9]+/g, "-")}.yaml`;
    // Two communes of one name would have one title.
    if (!files.has(path)) files.set(path, zone(insee));
  }
  return files;
}

function zone(insee: string): string {
  const pick = chance(Number.parseInt(insee, 36));
  const sentence = () => {
    const [a, b, c, d, e, f] = [NOUNS, ADJECTIVES, VERBS, NOUNS, LINKS, NOUNS].map((words) => pick(words));
    return `Le ${a} ${b} ${c} ce ${d} ${e} leur ${f} ${pick(ADJECTIVES)}.`;
  };
  const text = (sentences: number) => Array.from({ length: sentences }, sentence).join(" ");
  const quarter = () => `  - name: Le ${pick(NOUNS)} ${pick(ADJECTIVES)}\n    text: ${text(6)}\n`;
  return `insee: "${insee}"
description: ${text(2)}
tagline: ${text(1)}
intro: ${text(6)}
neighbourhoods:
${quarter()}${quarter()}${quarter()}`;
}

/** Picks from lists by a fixed sequence of numbers (mulberry32). */
function chance(seed: number): (from: readonly string[]) => string {
  let state = seed;
  return (from) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from[((mixed ^ (mixed >>> 14)) >>> 0) % from.length] as string;
  };
}
