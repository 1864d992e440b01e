import type { Choice } from "./choice.ts";

/** Where the choice is kept, in localStorage: strictly necessary, so that the question is not asked at every page. */
export const CHOICE_KEY = "consent";

/**
 * How long a choice holds, yes or no alike, before it is asked again: six months, which the CNIL calls good
 * practice (délibération 2020-092 of 17 September 2020, recommandation « cookies et autres traceurs »).
 */
const MONTHS = 6;

/** The choice as it is kept, with the time it was made. */
export const writeChoice = (choice: Choice, now: number): string =>
  JSON.stringify({ audience: choice.audience, advertising: choice.advertising, since: now });

/** Reads a kept choice; undefined where there is none, it is older than six months, or somebody wrote nonsense. */
export function readChoice(text: string | null, now: number): Choice | undefined {
  try {
    const { audience, advertising, since } = JSON.parse(text ?? "") as Record<string, unknown>;
    if (typeof audience !== "boolean" || typeof advertising !== "boolean" || typeof since !== "number")
      return undefined;
    const end = new Date(since);
    end.setMonth(end.getMonth() + MONTHS);
    return since <= now && now < end.getTime() ? { audience, advertising } : undefined;
  } catch {
    return undefined;
  }
}
