import { expect, it } from "vitest";
import { validate } from "./validate.ts";

const page = (sections: unknown) => ({
  route: "/a",
  title: "Une page",
  description: "Une description assez longue pour passer la longueur minimale que le schéma demande.",
  keywords: ["nettoyage"],
  sections,
});

it("accepts a page of known sections", () => {
  expect(validate("page", page([{ type: "prose", title: "Un titre", paragraphs: ["Un texte."] }]))).toEqual(
    [],
  );
});

it("reports only the mistakes of the section's own type", () => {
  const issues = validate("page", page([{ type: "prose", titel: "Un titre", paragraphs: ["Un texte."] }]));
  expect(issues).toMatchObject([
    {
      code: "missing-key",
      path: ["sections", 0],
      at: "key",
      message: 'The key "title" is missing in "sections[0]".',
    },
    { code: "unknown-key", path: ["sections", 0, "titel"], at: "key", hint: 'Did you mean "title"?' },
  ]);
});

it("names the section types when there is none of that name", () => {
  expect(validate("page", page([{ type: "prosa" }]))).toMatchObject([
    { code: "unknown-section", path: ["sections", 0, "type"], hint: 'Did you mean "prose"?' },
  ]);
  expect(validate("page", page([{ title: "Un titre" }]))).toMatchObject([
    { code: "unknown-section", path: ["sections", 0] },
  ]);
});

it("asks for quotes where text is meant", () => {
  expect(validate("zone", { insee: 92040 })).toContainEqual(
    expect.objectContaining({
      code: "wrong-type",
      path: ["insee"],
      message: 'Expected text for "insee", found the number 92040.',
    }),
  );
});

it("reports every missing key", () => {
  const missing = validate("zone", {}).map(({ message }) => message);
  expect(missing).toContain('The key "neighbourhoods" is missing.');
  expect(missing).toContain('The key "insee" is missing.');
});

it("refuses a fact whose name is not a name", () => {
  expect(validate("facts", { "Tarif Horaire": {} })).toMatchObject([
    { code: "bad-key", path: ["Tarif Horaire"] },
  ]);
});
