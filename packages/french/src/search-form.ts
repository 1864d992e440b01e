import { fold } from "./fold.ts";

const LINKING_WORDS = /^(?:(?:aux?|d|des?|du|en|et|les?|la|l|sous|sur)-)+(?=.)/;

/** A search form from its first word that tells places apart: "sur-mer" and "mer" are looked up alike. */
export const withoutLinkingWords = (form: string): string => form.replace(LINKING_WORDS, "");

/**
 * A place's name, or what somebody typed for it, in the form in which a search compares them: folded, without
 * the article in front, "st" as "saint", an ordinal as "16e" with or without its "arrondissement", a postal code in one
 * piece. "L’Haÿ-les-Roses" is "hay-les-roses".
 */
export function searchForm(name: string): string {
  return fold(name.replace("ᵉ", "e").replace("ʳ", "r"))
    .replace(/^(?:les?|la|l)-(?=.)/, "")
    .replace(/\bst(e?)(?=-)/g, "saint$1")
    .replace(/(\d\w*)-arr\w*$/, "$1")
    .replace(/(\d)-?(?:eme|ieme)$/, "$1e")
    .replace(/^(\d\d)-(\d{1,3})$/, "$1$2");
}
