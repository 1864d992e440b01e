import type { Choice } from "./choice.ts";

/** The key of the choice in localStorage. It is strictly necessary: without it every page would ask again. */
export const CHOICE_KEY = "consent";

/**
 * Months until a choice is asked again, yes or no alike. The CNIL calls six months good practice
 * (délibération 2020-092 of 17 September 2020, recommandation « cookies et autres traceurs »).
 */
const MONTHS = 6;

/** Writes the stored form of a choice, with the time (in milliseconds) at which it was made. */
export const writeChoice = (choice: Choice, now: number): string => JSON.stringify({ ...choice, since: now });

/** Reads a stored choice; undefined if there is none, or one that is malformed or older than six months. */
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
