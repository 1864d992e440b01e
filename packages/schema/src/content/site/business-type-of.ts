import { fold } from "@vitrine/french/fold";
import { TRADES } from "./business-types.data.ts";

/** Words that may precede a trade: « cabinet d’avocats ». */
const KIND_OF_PLACE =
  /^(?:agence|artisan|atelier|cabinet|clinique|entreprise|etude|institut|magasin|salon|studio)-(?:d-|de-)?/;

/** Gives schema.org's type of a trade in French, alone or with other words: "Dentist" for « cabinet dentaire ». */
export function businessTypeOf(trade: string): string | undefined {
  const words = `${fold(trade)}-`;
  const readings = [words, words.replace(KIND_OF_PLACE, "")];
  const isCalled = (name: string) => readings.some((one) => new RegExp(`^${name}s?-`).test(one));
  return Object.entries(TRADES).find(([, names]) => names.split(" ").some(isCalled))?.[0];
}
