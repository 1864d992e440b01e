import { expect, it } from "vitest";
import { validate } from "./validate.ts";

const issuesOf = (...input: Parameters<typeof validate>) => validate(...input).issues;

const page = (sections: unknown) => ({
  route: "/a",
  title: "Une page",
  description: "Une description assez longue pour passer la longueur minimale que le schéma demande.",
  keywords: ["nettoyage"],
  sections,
});

it("reports only the mistakes of the section's own type, and a misspelt key not as missing too", () => {
  const issues = issuesOf("page", page([{ type: "prose", titel: "Un titre", paragraphs: ["Un texte."] }]));
  expect(issues).toMatchObject([
    { code: "unknown-key", path: ["sections", 0, "titel"], at: "key", hint: { en: 'Did you mean "title"?' } },
  ]);
});

it("knows a key by its French title", () => {
  expect(issuesOf("page", page([{ type: "hero", titre: "Titre", accroche: "Une phrase." }]))).toMatchObject([
    { code: "missing-key", hint: { fr: expect.stringContaining("h1") } },
    { code: "unknown-key", path: ["sections", 0, "titre"] },
    { code: "unknown-key", path: ["sections", 0, "accroche"], hint: { en: 'Did you mean "tagline"?' } },
  ]);
});

it("reads a misspelt key as the one that was meant, unless its value does not fit that one", () => {
  const read = (text: unknown) =>
    validate("page", page([{ type: "prose", titel: text, paragraphs: ["Un texte."] }]));
  expect(read("Un titre")).toMatchObject({
    isReadable: true,
    meant: { sections: [{ title: "Un titre" }] },
    issues: [{ code: "unknown-key" }],
  });
  expect(read(12)).toMatchObject({ isReadable: false, issues: [{ code: "unknown-key" }] });
});

it.each([
  ["ancien nom", "[ancien nom]"],
  ["- ancien", "hyphen"],
  ["404", "hyphen"],
])("says how a list with %j is written", (formerly, hint) => {
  const [issue] = issuesOf("page", {
    ...page([{ type: "not-found", title: "Rien", text: "Rien." }]),
    formerly,
  });
  expect(issue).toMatchObject({ code: "wrong-type", hint: { en: expect.stringContaining(hint) } });
});

it.each([
  ["prosa", "prose"],
  ["tarifs", "prices"],
  ["Emploi du temps", "prices"],
  ["agenda", "events"],
  ["prices-list", "prices"],
  ["Témoignages", "client-testimonials"],
  ["avis", "client-testimonials"],
  ["avis_clients", "client-testimonials"],
  ["reviews", "client-testimonials"],
  ["équipe", "team"],
  ["adresse", "visit"],
  ["questions", "faq"],
  ["photos", "gallery"],
  ["texte", "prose"],
  ["étapes", "steps"],
  ["team-testimonial", "team-testimonials"],
])("names the section type that %j means", (type, meant) => {
  expect(issuesOf("page", page([{ type }]))).toMatchObject([
    { code: "unknown-section", path: ["sections", 0, "type"], hint: { en: `Did you mean "${meant}"?` } },
  ]);
});

it("asks for quotes where text is meant", () => {
  expect(issuesOf("zone", { insee: 92040 })).toContainEqual(
    expect.objectContaining({
      code: "wrong-type",
      path: ["insee"],
      en: 'Expected text for "insee", found the number 92040.',
      fr: "Attendu pour « insee » : un texte. Trouvé : le nombre 92040.",
    }),
  );
});

it("quotes of a long text its first words", () => {
  const [issue] = issuesOf("page", page("Les bureaux de la rue Victor-Hugo et ceux du quai"));
  expect(issue?.en).toBe(
    'Expected a list for "sections", found the text "Les bureaux de la rue Victor-Hugo et…".',
  );
});

it("does not propose a key that stands there already", () => {
  const section = { type: "prose", title: "Un titre", titre: "Un autre", paragraphs: ["Un texte."] };
  expect(issuesOf("page", page([section]))).toMatchObject([
    { code: "unknown-key", hint: { en: "Use one of: id, more, picture, planning." } },
  ]);
});

it("gives a key made of digits as a key, not as an index", () => {
  const pictures = { "92": { image: "Zones", alt: "Une rue." } };
  expect(issuesOf("zone-defaults", { pictures })).toContainEqual(
    expect.objectContaining({ code: "bad-format", path: ["pictures", "92", "image"] }),
  );
});

it("repeats a value as it was typed where it asks for quotes", () => {
  const issue = issuesOf("zone", { insee: 1004 }).find(({ code }) => code === "wrong-type");
  expect(typeof issue?.hint === "function" && issue.hint("01004")).toEqual({
    en: 'Put it in quotes: "01004".',
    fr: 'Mettez cette valeur entre guillemets : "01004".',
  });
});

it.each([
  ["title", 65],
  ["shortTitle", 50],
])("counts the characters of a %s, not its UTF-16 units", (key, most) => {
  const said = (text: string) =>
    issuesOf("page", {
      ...page([{ type: "prose", title: "Un titre", paragraphs: ["Un texte."] }]),
      [key]: text,
    }).map(({ code, en, fr }) => ({ code, en, fr }));
  expect(said("𝒜".repeat(most))).toEqual([]);
  expect(said("𝒜".repeat(most + 1))).toEqual(said("a".repeat(most + 1)));
  expect(said("𝒜")).toEqual(said("a"));
});
