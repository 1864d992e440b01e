import { expect, it } from "vitest";
import { htmlOf } from "../../tests/html-of.tsx";
import { LegalPage } from "./legal-page.tsx";

const page = (text: string) =>
  htmlOf(
    <LegalPage
      breadcrumbs={[]}
      h1="Mentions"
      edited="2026-01-01"
      updated="2026-01-01"
      articles={[{ title: "Objet", blocks: [{ text }, { list: [text] }] }]}
    />,
  ).replaceAll(/(?<=<a) class="[^"]*"/g, "");

it("shows a list's terms in bold, and leaves sentences with a colon alone", () => {
  const text = "Conservation\u00A0: douze\u00A0mois.";
  expect(page(text)).toContain(`<li><b>Conservation\u00A0:</b> <span>douze\u00A0mois.</span></li>`);
  expect(page(text)).toContain(`<p>${text}</p>`);
  expect(page(`Après l’envoi, ${text}`)).toContain(`<li>Après l’envoi, ${text}</li>`);
});

it.each([
  ["Voir https://a.example.", 'Voir <a href="https://a.example">a.example</a>.'],
  [
    "Sur https://a.example/b, puis le 3ᵉ",
    'Sur <a href="https://a.example/b">a.example/<wbr/>b</a><span>, puis le\u00A03<sup>e</sup></span>',
  ],
  ["L’hôte data.example", "L’hôte data.example"],
])("makes links of the addresses in %s", (text, shown) => {
  expect(page(text)).toContain(`<p>${shown}</p>`);
  expect(page(text)).toContain(`<li>${shown}</li>`);
});
