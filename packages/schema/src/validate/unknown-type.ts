import type { ContentIssue, ContentPath, Problem } from "../diagnostics/diagnostic.ts";
import { didYouMean, meant, suggest } from "./did-you-mean.ts";
import { typeNear } from "./type-near.ts";

/** Describes an unknown type of an item: of a section in "sections", of a field in "fields". */
export function unknownType(
  tag: unknown,
  path: ContentPath,
  types: readonly string[],
  keys: readonly string[],
): Problem & Partial<ContentIssue> {
  const [noun, code] =
    path.at(-2) === "fields"
      ? ([{ en: "field", fr: "champ" }, "unknown-field"] as const)
      : ([{ en: "section", fr: "section" }, "unknown-section"] as const);
  if (tag !== undefined) {
    const near = typeNear(String(tag), types);
    return {
      code,
      path: [...path, "type"],
      en: `There is no ${noun.en} type "${String(tag)}".`,
      fr: `Aucun type de ${noun.fr} ne s’appelle « ${String(tag)} ».`,
      hint: near === undefined ? suggest(String(tag), types) : meant(near),
    };
  }
  const near = keys.find((key) => didYouMean(key, ["type"]));
  return {
    code,
    ...(near !== undefined && ({ path: [...path, near], at: "key" } as const)),
    en: `This ${noun.en} has no "type".`,
    fr: `La clé « type » manque à ${noun.fr === "champ" ? "ce champ" : "cette section"}.`,
    hint:
      near === undefined
        ? {
            en: `Add one of: ${types.join(", ")}.`,
            fr: `Ajoutez-la, avec l’une de ces valeurs : ${types.join(", ")}.`,
          }
        : {
            en: `Did you mean "type" where "${near}" stands?`,
            fr: `Vouliez-vous écrire « type » au lieu de « ${near} » ?`,
          },
  };
}
