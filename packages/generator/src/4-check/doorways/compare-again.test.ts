// Whatever changes, comparing again must give what comparing for the first time gives.
import { expect, it } from "vitest";
import { compareAgain } from "./compare-again.ts";
import { compareBeside } from "./compare-beside.ts";
import { compareZones, type LocalPage } from "./compare-zones.ts";
import { MANY_PAGES, signatureOf } from "./min-hash.ts";
import { neutralWords } from "./neutral-words.ts";
import { shinglesOf } from "./shingles.ts";

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

interface TestPage extends LocalPage {
  readonly intro: string;
}

function page(number: number, intro: string): TestPage {
  const text = shinglesOf(neutralWords(intro, new Set()).forms);
  const file = { path: `zones/z${number}.yaml`, text: "" };
  const compared = { text, signature: signatureOf(text) };
  return { file, route: `/z${number}`, intro, compared, fields: () => [] };
}

/** Every third page copies much of an earlier one. */
function pages(count: number): TestPage[] {
  const roll = dice(7);
  const made: string[][] = [];
  for (let i = 0; i < count; i++) {
    const source = i % 3 === 0 ? made[roll(i || 1)] : undefined;
    const copied = roll(LENGTH);
    made.push(
      Array.from({ length: LENGTH }, (_, n) => (n < copied && source?.[n]) || `w${letters(roll(WORDS))}`),
    );
  }
  return made.map((words, i) => page(i, words.join(" ")));
}

/** Digits are all the same to the comparison. */
const letters = (n: number) => String(n).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");

const compare = (list: readonly TestPage[], last?: ReturnType<typeof compareZones>) =>
  compareZones(list, undefined, last);
const verdict = ({ pairs, own }: ReturnType<typeof compareZones>) => ({ pairs, own });
/** Like a file that was saved: another object. */
const rewritten = ({ route }: TestPage, intro: string) => page(Number(route.slice(2)), intro);

it.each([40, 120, MANY_PAGES + 50])(
  "gives of %i pages what a first comparison gives, after pages came, changed and went",
  (count) => {
    const roll = dice(count);
    let list = pages(count);
    let last = compare(list);
    for (let round = 0; round < 6; round++) {
      const [edited, copied] = [roll(list.length), roll(list.length)];
      const text = (i: number) => list[i]?.intro ?? "";
      list = list
        .map((entry, i) => (i === edited ? rewritten(entry, `Neuf ${text(copied).slice(0, 200)}`) : entry))
        .filter((_, i) => round % 3 !== 1 || i !== (copied === edited ? -1 : copied));
      if (round % 3 === 2) list.splice(roll(list.length), 0, page(count + round, text(edited)));
      const again = compare(list, last);
      expect(verdict(again)).toEqual(verdict(compare(list)));
      last = again;
    }
  },
);

it("starts again where a crowd of pages says the same, or much has changed", () => {
  const same = Array.from({ length: MANY_PAGES }, (_, i) => page(i, "un deux trois quatre cinq six sept"));
  const crowd = compare(same);
  const one = same.with(5, rewritten(same[5] as TestPage, "un deux trois quatre cinq six huit"));
  expect(compareAgain(crowd, compare(one).pages)).toBeUndefined();
  expect(verdict(compare(one, crowd))).toEqual(verdict(compare(one)));
  const list = pages(100);
  const all = list.map((entry) => rewritten(entry, `Neuf ${entry.intro}`));
  expect(compareAgain(compare(list), compare(all).pages)).toBeUndefined();
});

it("compares a saved page without starting again, unless pairs are now chosen otherwise", () => {
  const list = pages(MANY_PAGES);
  const saved = list.with(5, rewritten(list[5] as TestPage, `Neuf ${list[5]?.intro}`));
  const last = compare(list);
  expect(compareAgain(last, compare(saved).pages)).toBeDefined();
  expect(compareAgain(last, last.pages.slice(1))).toBeUndefined();
});

it("gives in a thread of its own what it gives in this one, and ends with its signal", async () => {
  const list = [...pages(MANY_PAGES), page(MANY_PAGES, "Sans rien.")];
  const texts = list.map(({ compared }) => compared);
  expect(await compareBeside(texts, undefined)).toEqual(verdict(compare(list)));
  const ended = new Error("Ended.");
  const ending = new AbortController();
  const comparing = compareBeside(texts, ending.signal);
  ending.abort(ended);
  await expect(comparing).rejects.toBe(ended);
});
