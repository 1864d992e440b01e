import { expect, it } from "vitest";
import { EMAIL_PATTERN, PHONE_PATTERN, type QuoteField, quoteFields } from "./quote-fields.data.ts";

/** Matches as a browser reads a `pattern` attribute: the whole value, with the `v` flag (HTML standard). */
const pattern = (source: string) => new RegExp(`^(?:${source})$`, "v");

it.each(["0639981234", "06 39 98 12 34", "+33639981234", "(0)639-98.12"])(
  "takes the phone number %s",
  (number) => {
    expect(number).toMatch(pattern(PHONE_PATTERN));
  },
);

it.each(["----------", "+ (-) .. 1234567", "063998123", "06 39 98 12 34 5", "06a9981234", ""])(
  "refuses the phone number %j",
  (number) => {
    expect(number).not.toMatch(pattern(PHONE_PATTERN));
  },
);

it.each(["a@b.fr", "prenom.nom+devis@sous.domaine.paris"])("takes the address %s", (address) => {
  expect(address).toMatch(pattern(EMAIL_PATTERN));
});

it.each(["a@b", "a b@c.fr", "a@@b.fr", "@b.fr", "a@b.f", `a@b.${"x".repeat(25)}`])(
  "refuses the address %s",
  (address) => {
    expect(address).not.toMatch(pattern(EMAIL_PATTERN));
  },
);

it("has the spec's ten fields, in the order of its messages", () => {
  expect(Object.values(quoteFields).map(({ name, label }) => [name, label])).toEqual([
    ["prenom", "Prénom"],
    ["nom", "Nom"],
    ["email", "Email"],
    ["telephone", "Téléphone"],
    ["nom_de_votre_entreprise", "Nom de l'entreprise"],
    ["adresse_de_vos_locaux", "Adresse de vos locaux"],
    ["surface_de_vos_locaux_en_m2", "Surface de vos locaux"],
    ["nombre_interventions_par_semaine", "Nombre d'interventions / semaine"],
    ["duree_souhaitee_par_intervention", "Durée souhaitée par intervention"],
    ["possedez_vous_le_materiel_et_les_produits", "Matériel & Produits"],
  ]);
});

it("sends the spec's values", () => {
  const values = ({ choices }: { readonly choices: readonly { readonly value: string }[] }) =>
    choices.map(({ value }) => value);
  expect(values(quoteFields.surface)).toEqual([
    "0 à 50 m2",
    "51 à 100 m2",
    "101 à 150 m2",
    "151 à 200 m2",
    "201 à 250 m2",
    "250 m2 ou +",
  ]);
  expect(values(quoteFields.interventions)).toEqual(["1", "2", "3", "4", "5 fois par semaine ou +"]);
  expect(values(quoteFields.duree)).toEqual(["1h30", "2h00", "2h30", "3h00", "3h30", "4h00", "4h30", "5h00"]);
});

it("limits every text, so that the largest request is far from what any webhook refuses", () => {
  const fields: readonly QuoteField[] = Object.values(quoteFields);
  const texts = fields.filter((field) => field.kind === "text");
  expect(texts.filter(({ maxLength }) => maxLength === undefined).map(({ name }) => name)).toEqual([
    "telephone",
  ]);
  const longest = texts.reduce((sum, { maxLength = 14 }) => sum + maxLength, 0);
  // The estimate is four bytes a character, and 20 KB for the hidden fields and the parts' own lines.
  expect(4 * longest + 20_000).toBeLessThan(60_000);
});
