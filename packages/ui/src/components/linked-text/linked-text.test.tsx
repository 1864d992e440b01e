import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exampleSite } from "../../examples/example-site.ts";
import { SiteProvider } from "../../site-provider.ts";
import { linkedText } from "./linked-text.tsx";

const shown = (text: string, site = exampleSite) =>
  renderToStaticMarkup(
    <SiteProvider value={{ site, islandAddress: String }}>{linkedText(text)}</SiteProvider>,
  ).replaceAll(/ class="[^"]*"/g, "");

it.each([
  ["Des bureaux nets.", "Des bureaux\u00A0nets."],
  ["Voyez [nos vitriers](/vitres#prix).", 'Voyez <a href="/vitres#prix">nos vitriers</a>.'],
  ["[Paris 3ᵉ](/paris-3)", '<a href="/paris-3"><span>Paris 3<sup>e</sup></span></a>'],
  ["[Le pied](#contact)", '<a href="#contact">Le pied</a>'],
  ["[Les avis](maps)", `<a href="${exampleSite.addresses.maps}">Les avis</a>`],
  // The check refuses a link to elsewhere that is no address of the site.
  ["[Ici](https://evil.example/)", "<a>Ici</a>"],
  ["Voyez https://www.cnil.fr/.", 'Voyez <a href="https://www.cnil.fr/">www.cnil.fr/</a>.'],
  [
    `Appelez le ${exampleSite.contact.phoneLabel}, 24 h/24.`,
    `<span>Appelez le <a href="tel:${exampleSite.contact.phone}">${exampleSite.contact.phoneLabel}</a>, 24\u00A0h/24.</span>`,
  ],
  [
    `Écrivez à ${exampleSite.contact.email} ou au ${exampleSite.contact.phoneLabel}.`,
    `<span>Écrivez à <a href="mailto:${exampleSite.contact.email}">${exampleSite.contact.email}</a>` +
      ` ou au <a href="tel:${exampleSite.contact.phone}">${exampleSite.contact.phoneLabel}</a>.</span>`,
  ],
  [
    "Le soir, appelez le 06\u00a012\u00a034\u00a056\u00a078, même le dimanche.",
    '<span>Le soir, appelez le <a href="tel:0612345678">06\u00a012\u00a034\u00a056\u00a078</a>, même le\u00a0dimanche.</span>',
  ],
  [
    `L’atelier répond au ${exampleSite.branches[0]?.phoneLabel} (urgences).`,
    `<span>L’atelier répond au <a href="tel:${exampleSite.branches[0]?.phone}">${exampleSite.branches[0]?.phoneLabel}</a> (urgences).</span>`,
  ],
  [
    `Le jour (${exampleSite.contact.phoneLabel}/06\u00a012\u00a034\u00a056\u00a078), le matin.`,
    `<span>Le jour (<a href="tel:${exampleSite.contact.phone}">${exampleSite.contact.phoneLabel}</a>/` +
      `<a href="tel:0612345678">06\u00a012\u00a034\u00a056\u00a078</a>), le\u00A0matin.</span>`,
  ],
  [
    "Comptez 12\u00A0000\u00A0000 de dalles, ou zoe@atelier.fr.",
    "Comptez 12\u00A0000\u00A0000 de dalles, ou zoe@atelier.fr.",
  ],
  ["SIREN [[à compléter]] (1).", "<span>SIREN <mark>à\u00A0compléter</mark> (1).</span>"],
])("%s", (text, html) => {
  expect(shown(text)).toBe(html);
});

it("marks the link for job seekers", () => {
  expect(shown("[Rejoignez nos équipes](recruitment)")).toMatch(
    /^<a href="[^"]+" data-[a-z-]+="">Rejoignez nos équipes<\/a>$/,
  );
});

it.each([
  ["CA", "+15145550123", "(514)\u00A0555-0123"],
  ["CH", "+41223456789", "022\u00A0345\u00A067\u00A089"],
  ["NC", "+687751234", "75.12.34"],
  ["a country other than the site's", "+4930123456", "+49\u00A030\u00A0123456"],
])("links a number of %s, in brackets too", (_, phone, phoneLabel) => {
  const site = { ...exampleSite, contact: { ...exampleSite.contact, phone, phoneLabel } };
  const link = `<a href="tel:${phone}">${phoneLabel}</a>`;
  expect(shown(`Au ${phoneLabel}, le soir aussi (${phoneLabel}).`, site)).toBe(
    `<span>Au ${link}, le soir aussi (${link}).</span>`,
  );
});
