import { fold } from "./fold.ts";

const LINKING_WORDS = /^(?:(?:aux?|d|des?|du|en|et|les?|la|l|sous|sur)-)+(?=.)/;

/** Removes leading words that many names share: "sur-mer" and "mer" are looked up alike. */
export const withoutLinkingWords = (form: string): string => form.replace(LINKING_WORDS, "");

/**
 * Returns the form in which a search compares a place's name with the visitor's text: folded, without the
 * leading article. "st" becomes "saint", an ordinal "16e", with or without its "arrondissement"; a postal
 * code becomes one word. "L’Haÿ-les-Roses" is "hay-les-roses".
 */
export function searchForm(name: string): string {
  return fold(name.replace("ᵉ", "e").replace("ʳ", "r"))
    .replace(/^(?:les?|la|l)-(?=.)/, "")
    .replace(/\bst(e?)(?=-)/g, "saint$1")
    .replace(/(\d\w*)-arr\w*$/, "$1")
    .replace(/(\d)-?(?:eme|ieme)$/, "$1e")
    .replace(/^(\d\d)-(\d{1,3})$/, "$1$2");
}
