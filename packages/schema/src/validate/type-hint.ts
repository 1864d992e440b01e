import type { ContentIssue } from "../diagnostics/diagnostic.ts";
import type { Words } from "../diagnostics/words.ts";

/** The keys of a schema that a hint needs. */
interface Hinted {
  readonly properties?: object;
  readonly items?: { readonly type?: unknown };
  readonly pattern?: string;
}

/** Returns a hint for a value of the wrong type. `form` describes the right form, for a typed value. */
export function typeHint(
  expected: readonly string[],
  data: unknown,
  { properties, items, pattern = "" }: Hinted,
  form: (typed: string) => Words,
): ContentIssue["hint"] {
  if (data === null) return (typed) => emptyHint(typed, expected.includes("string"));
  if (expected.includes("object") && properties !== undefined) {
    const keys = Object.keys(properties).join(", ");
    return {
      en: `Write its keys on lines of their own: ${keys}.`,
      fr: `Écrivez ses clés, une par ligne : ${keys}.`,
    };
  }
  if (expected.includes("boolean") && typeof data === "string")
    return { en: "Write true or false, without quotes.", fr: "Écrivez true ou false, sans guillemets." };
  if (expected.includes("array") && typeof data === "string")
    return items?.type === "string" && /^\p{L}[\p{L}\d ,-]{0,39}$/u.test(data)
      ? { en: `Put it in brackets: [${data}].`, fr: `Mettez-le entre crochets : [${data}].` }
      : {
          en: "Write each item on a line of its own, begun with a hyphen.",
          fr: "Écrivez chaque élément sur sa propre ligne, après un tiret.",
        };
  if (expected.includes("integer") && typeof data === "string" && /^\d+$/.test(data))
    return { en: `Write it without quotes: ${data}.`, fr: `Écrivez-le sans guillemets : ${data}.` };
  if (!expected.includes("string")) return undefined;
  if (typeof data !== "object")
    return (typed) =>
      // Quotes alone do not mend a telephone such as 0299001234.
      new RegExp(pattern, "u").test(typed)
        ? { en: `Put it in quotes: "${typed}".`, fr: `Mettez cette valeur entre guillemets : "${typed}".` }
        : form(typed);
  return Array.isArray(data)
    ? undefined
    : {
        en: "If it is text that holds « : », put it in quotes.",
        fr: "Si c’est un texte qui contient « : », mettez-le entre guillemets.",
      };
}

/** Tells apart a value that begins with #, an item without words and a key without a value. */
function emptyHint(typed: string, mayBeText: boolean): Words {
  if (mayBeText && typed.startsWith("#"))
    return {
      en: `Behind a space, # begins a comment. Put the value in quotes: "${typed}".`,
      fr: `Après un espace, # commence un commentaire. Mettez la valeur entre guillemets : "${typed}".`,
    };
  return typed === "-"
    ? {
        en: "Write the item behind the hyphen, or remove the hyphen.",
        fr: "Écrivez l’élément après le tiret, ou supprimez le tiret.",
      }
    : { en: "Give it a value, or remove the key.", fr: "Donnez-lui une valeur, ou supprimez la clé." };
}
