import { closest, distance } from "fastest-levenshtein";
import type { Words } from "../diagnostics/words.ts";

/** Returns the word of `candidates` that `typed` was probably meant to be, or undefined if none is near. */
export function didYouMean(typed: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const word = typed.toLowerCase();
  const lower = candidates.map((candidate) => candidate.toLowerCase());
  const nearest = closest(word, lower);
  const longest = Math.max(word.length, nearest.length);
  const tolerance = longest <= 3 ? 1 : Math.max(2, Math.floor(longest / 3));
  const isNear = distance(word, nearest) <= tolerance || sorted(word) === sorted(nearest);
  const begun = lower.filter((candidate) => word.length > 2 && candidate.startsWith(word));
  const meant = isNear ? nearest : begun.length === 1 ? begun[0] : undefined;
  return meant && candidates[lower.indexOf(meant)];
}

/** Words with the same letters count as near, since their wrong order is a common slip: "fqa", "faq". */
const sorted = (word: string) => [...word].sort().join("");

/** Returns the file that was probably meant, by the likeness of names alone: all photos end in ".jpg". */
export function fileMeant(typed: string, files: readonly string[]): string | undefined {
  const names = files.map(nameOf);
  const near = didYouMean(nameOf(typed), names);
  return near === undefined ? undefined : files[names.indexOf(near)];
}

/** A file's name without its folder and its ending. */
const nameOf = (path: string) => path.replace(/^.*\//, "").replace(/(?<=.)\.\w+$/, "");

/** The most names that a hint lists, since nobody reads more. */
const MAX_LISTED = 40;

/** Returns a hint for an unknown word: the nearest candidate, all of them if they are few, or else `help`. */
export function suggest(typed: string, candidates: readonly string[], help?: Words): Words | undefined {
  const near = didYouMean(typed, candidates);
  return near === undefined ? listed(candidates, help) : meant(near);
}

/** Returns a hint for a file that is not there, as `suggest` does. */
export function suggestFile(typed: string, files: readonly string[]): Words | undefined {
  const near = fileMeant(typed, files);
  return near === undefined ? listed(files) : meant(near);
}

function listed(candidates: readonly string[], help?: Words): Words | undefined {
  if (candidates.length === 0) return undefined;
  return candidates.length > MAX_LISTED
    ? (help ?? {
        en: `None of the ${candidates.length} known names is near.`,
        fr: `Aucun des ${candidates.length} noms connus ne lui ressemble.`,
      })
    : { en: `Use one of: ${candidates.join(", ")}.`, fr: `Choisissez parmi : ${candidates.join(", ")}.` };
}

/** The most names that a hint lists if the nearest ones tell enough, as those of pages do. */
const MAX_ROUTES = 12;

/** The most that a listed word differs, as a share of its letters: others have nothing in common with what is typed. */
const MAX_SHARE = 0.6;

/** Returns a hint for an unknown word as `suggest` does; if the candidates are many, it lists the three nearest. */
export function suggestNearest(typed: string, candidates: readonly string[]): Words | undefined {
  if (candidates.length <= MAX_ROUTES) return suggest(typed, candidates);
  const share = (one: string) => distance(typed, one) / Math.max(typed.length, one.length);
  const byNearness = candidates.map((one) => [share(one), one] as const).sort(([a], [b]) => a - b);
  const nearest = byNearness.slice(0, 3).flatMap(([far, one]) => (far < MAX_SHARE ? one : []));
  if (nearest.length === 0) return undefined;
  return { en: `Nearest: ${nearest.join(", ")}.`, fr: `Au plus près : ${nearest.join(", ")}.` };
}

/** Suggests the word that was probably meant. */
export const meant = (word: string): Words => ({
  en: `Did you mean "${word}"?`,
  fr: `Vouliez-vous écrire « ${word} » ?`,
});
