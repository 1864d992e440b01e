import { expect, it } from "vitest";
import { allOptional, list, strictObject, text, token } from "./fields.ts";

const help = ["Titre", "En tête de la page."] as const;

it("adds the limits to what an author reads", () => {
  const examples = ["Un", "Deux"] as const;
  const word = text(...help, { examples });
  const described = [
    word,
    text(...help, { examples, maxLength: 60 }),
    text(...help, { examples, minLength: 70, maxLength: 160 }),
    list(...help, word, { minItems: 3, maxItems: 3 }),
    list(...help, word, { minItems: 2 }),
  ];
  expect(described).toMatchObject([
    { description: "En tête de la page." },
    { description: "En tête de la page. 60 caractères au plus." },
    { description: "En tête de la page. De 70 à 160 caractères." },
    { description: "En tête de la page. 3 éléments, ni plus ni moins." },
    { description: "En tête de la page. 2 éléments au moins." },
  ]);
});

it("takes a key with a question mark for an optional one", () => {
  const word = text(...help, { examples: ["Un", "Deux"] });
  const { required, properties } = strictObject(...help, { title: word, "intro?": word });
  expect([required, Object.keys(properties)]).toEqual([["title"], ["title", "intro"]]);
  expect(Object.keys(allOptional({ title: word, "intro?": word }))).toEqual(["title?", "intro?"]);
});

it("does not compile without what an author reads", () => {
  // @ts-expect-error -- a field needs a description
  const described = () => text("Titre", { examples: ["Un", "Deux"] });
  // @ts-expect-error -- an editor would write a single example into the file
  text(...help, { examples: ["Un"] });
  // @ts-expect-error -- a field needs an example
  const exampled = () => token(...help);
  for (const incomplete of [described, exampled]) expect(incomplete).toThrow();
});
