// Whatever changes, comparing again must give what comparing for the first time gives.
import type { Zone } from "@vitrine/schema/content/zone";
import { expect, it } from "vitest";
import type { Entry, ValidContent } from "../../2-validate/validate-content.ts";
import { compareAgain } from "./compare-again.ts";
import { compareZones } from "./compare-zones.ts";
import { MANY_PAGES } from "./min-hash.ts";

const WORDS = 3000;
const LENGTH = 60;

/** Numbers below `end` that look random and are the same in every run. */
function dice(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 8) % end;
  };
}

function zone(insee: number, intro: string): Entry<Zone> {
  const data = { insee: String(insee), description: "", tagline: "", intro, neighbourhoods: [] };
  return { file: { path: "", text: "", data }, slug: `z${insee}`, data: data as unknown as Zone };
}

/** Every third page copies much of an earlier one. */
function zones(count: number): Entry<Zone>[] {
  const roll = dice(7);
  const made: string[][] = [];
  for (let i = 0; i < count; i++) {
    const source = i % 3 === 0 ? made[roll(i || 1)] : undefined;
    const copied = roll(LENGTH);
    made.push(
      Array.from({ length: LENGTH }, (_, n) => (n < copied && source?.[n]) || `w${letters(roll(WORDS))}`),
    );
  }
  return made.map((words, i) => zone(i, words.join(" ")));
}

/** Digits are all the same to the comparison. */
const letters = (n: number) => String(n).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");

const compare = (list: readonly Entry<Zone>[], last?: ReturnType<typeof compareZones>) =>
  compareZones({ zones: list } as unknown as ValidContent, last);
const verdict = ({ pairs, own }: ReturnType<typeof compareZones>) => ({ pairs, own });
/** Like a file that was saved: another object. */
const rewritten = (entry: Entry<Zone>, intro: string) => zone(Number(entry.data.insee), intro);

it.each([40, 120, MANY_PAGES + 50])(
  "gives of %i pages what a first comparison gives, after pages came, changed and went",
  (count) => {
    const roll = dice(count);
    let list = zones(count);
    let last = compare(list);
    for (let round = 0; round < 6; round++) {
      const [edited, copied] = [roll(list.length), roll(list.length)];
      const text = (i: number) => list[i]?.data.intro ?? "";
      list = list
        .map((entry, i) => (i === edited ? rewritten(entry, `Neuf ${text(copied).slice(0, 200)}`) : entry))
        .filter((_, i) => round % 3 !== 1 || i !== (copied === edited ? -1 : copied));
      if (round % 3 === 2) list.splice(roll(list.length), 0, zone(count + round, text(edited)));
      const again = compare(list, last);
      expect(verdict(again)).toEqual(verdict(compare(list)));
      last = again;
    }
  },
);

it("starts again where a crowd of pages says the same, or much has changed", () => {
  const same = Array.from({ length: MANY_PAGES }, (_, i) => zone(i, "un deux trois quatre cinq six sept"));
  const crowd = compare(same);
  const one = same.with(5, rewritten(same[5] as Entry<Zone>, "un deux trois quatre cinq six huit"));
  expect(compareAgain(crowd, compare(one).pages)).toBeUndefined();
  expect(verdict(compare(one, crowd))).toEqual(verdict(compare(one)));
  const list = zones(100);
  const all = list.map((entry) => rewritten(entry, `Neuf ${entry.data.intro}`));
  expect(compareAgain(compare(list), compare(all).pages)).toBeUndefined();
});

it("compares a saved page without starting again, unless pairs are now chosen otherwise", () => {
  const list = zones(MANY_PAGES);
  const saved = list.with(5, rewritten(list[5] as Entry<Zone>, `Neuf ${list[5]?.data.intro}`));
  const last = compare(list);
  expect(compareAgain(last, compare(saved).pages)).toBeDefined();
  expect(compareAgain(last, last.pages.slice(1))).toBeUndefined();
});
