import { placeName } from "@vitrine/french/place-name";
import type { Commune, CommuneRegistry } from "../../communes/commune-registry.ts";
import type { TextIssue } from "./text-issue.ts";

type Names = Pick<CommuneRegistry, "named">;

/** « à » or « de », then up to five words of which the first has a capital. */
const PREPOSITION = /(?<![\p{L}\p{N}])([àÀ]|[dD]e) (\p{Lu}[\p{L}'’-]*(?: [\p{L}\p{N}'’-]+){0,4})/gu;
const PLACEHOLDER = /(?<![\p{L}\p{N}])(?:à |de |d['’])\$\{\s*lieu\s*\}/giu;

/** What all that is wrong here has: most texts have none, and one quick look spares the search. */
const BEFORE_NAME = /[àÀe]\s+\p{Lu}|\$\{\s*[lL][iI][eE][uU]/u;

/** Finds « à Le Kremlin-Bicêtre », « de Aubervilliers », and « à ${lieu} », which is right for some places only. */
export function placeGrammar(text: string, registry: Names): readonly TextIssue[] {
  if (!BEFORE_NAME.test(text)) return [];
  const placeholders = [...text.matchAll(PLACEHOLDER)].map(([part]) =>
    issue(
      part,
      part.toLowerCase().startsWith("à") ? "${à lieu}" : "${de lieu}",
      "is wrong before some names of places",
    ),
  );
  const names = [...text.replace(/\s+/g, " ").matchAll(PREPOSITION)].flatMap(
    ([, preposition = "", words = ""]) => {
      const commune = longestName(words.split(" "), registry);
      if (commune === undefined) return [];
      const { name, at, of } = placeName(commune.name, commune.elides);
      const [plain, right] = preposition.toLowerCase() === "à" ? ["à", at] : ["de", of];
      return right === `${plain} ${name}` ? [] : [issue(`${preposition} ${name}`, right, "is not French")];
    },
  );
  return [...placeholders, ...names];
}

function longestName(words: readonly string[], registry: Names): Commune | undefined {
  for (let count = words.length; count > 0; count--) {
    const commune = registry.named(words.slice(0, count).join(" "));
    if (commune !== undefined) return commune;
  }
  return undefined;
}

const issue = (part: string, right: string, why: string): TextIssue => ({
  code: "place-grammar",
  part,
  message: `« ${part} » ${why}.`,
  hint: `Write « ${right} ».`,
});
