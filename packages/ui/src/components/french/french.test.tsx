import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { french, frenchParagraph, frenchTitle } from "./french.tsx";

const shown = (text: string) => renderToStaticMarkup(french(text)).replaceAll(/ class="[^"]*"/g, "");

it.each([
  ["Clichy", "Clichy"],
  ["Paris 3ᵉ", "<span>Paris 3<sup>e</sup></span>"],
  ["du 1ᵉʳ au 20ᵉ", "<span>du 1<sup>er</sup> au 20<sup>e</sup></span>"],
  ["François-Iᵉʳ", "<span><span>François-I</span><sup>er</sup></span>"],
  ["la 1ʳᵉ fois", "<span>la 1<sup>re</sup> fois</span>"],
  ["SIREN [[à compléter : numéro]].", "<span>SIREN <mark>à\u00A0compléter : numéro</mark>.</span>"],
  ["Le sol est-il lavé ?", "<span>Le sol <span>est-il</span> lavé ?</span>"],
  ["Villeneuve-Saint-Georges", "Villeneuve-Saint-Georges"],
  ["la Seine-Saint-Denis", "<span>la <span>Seine-Saint-Denis</span></span>"],
  ["chez Hop & Net", "chez Hop\u00A0&amp;\u00A0Net"],
  ["<b>& Net</b>", "&lt;b&gt;&amp; Net&lt;/b&gt;"],
])("%s", (text, html) => {
  expect(shown(text)).toBe(html);
});

it("keeps a title's prepositions with a word that leaves a phone's line room", () => {
  const title =
    "S’il n’a pas de clé, vos questions sur le nettoyage, avec ou sans engagement ici, pour professionnels";
  expect(renderToStaticMarkup(frenchTitle(title))).toBe(
    "S’il n’a\u00A0pas de\u00A0clé, vos questions sur\u00A0le\u00A0nettoyage, avec ou\u00A0sans\u00A0engagement ici, pour professionnels",
  );
});

it("keeps a title's short words with the word after them", () => {
  const title = "Où, et à quelle heure ? Du 1er au 20e, tous les jours";
  expect(renderToStaticMarkup(frenchTitle(title))).toBe(
    "Où, et\u00A0à\u00A0quelle heure ? Du\u00A01er au\u00A020e, tous les\u00A0jours",
  );
});

it("keeps « à » with a place in a paragraph, but with no other word", () => {
  const text =
    "Vos vitrines, à Paris comme à Lyon, se lavent à la raclette. À Paris aussi, dès le premier jour";
  expect(renderToStaticMarkup(frenchParagraph(text))).toContain(
    "Vos vitrines, à\u00A0Paris comme à\u00A0Lyon, se lavent à la raclette. À Paris",
  );
});
