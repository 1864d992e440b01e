import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleFields, exampleForm } from "../tests/example-form.ts";
import type { Answers } from "../form-fields.ts";
import { checkQuote } from "./check-quote.ts";
import { email } from "./email.ts";
import { exampleValues } from "../tests/example-values.ts";
import { fieldMessage, issueMessage } from "./issue-message.ts";
import type { Issue } from "./issue.ts";
import { phone } from "./phone.ts";
import { required } from "./required.ts";

const allNames = exampleFields.map(({ name }) => name);
const empty = Object.fromEntries(allNames.map((name) => [name, ""]));
const check = (values: Answers, refused: readonly string[] = []) =>
  checkQuote(exampleFields, values, refused);
const words = (values: Answers, refused: readonly string[] = []) =>
  check(values, refused).map((issue) => issueMessage(exampleForm, issue));
const beside = (issues: readonly Issue[], name: string) => fieldMessage(exampleForm, issues, name);

it("finds nothing wrong with a filled form", () => {
  expect(check(exampleValues)).toEqual([]);
});

it("names every missing answer in the spec's words and order", () => {
  expect(words(empty)).toEqual([
    "Merci de renseigner\u00A0: Prénom, Nom, Email, Téléphone, Nom de l'entreprise, Adresse de vos locaux, Surface de vos locaux, Nombre d'interventions / semaine, Durée souhaitée par intervention, Matériel & Produits.",
  ]);
});

it("takes an answer of spaces for a missing one", () => {
  expect(words({ ...exampleValues, nom: " \u00a0\t", email: "  " })).toEqual([
    "Merci de renseigner\u00A0: Nom, Email.",
  ]);
});

it("says what is missing first, then what is wrong with the e-mail address, then with the phone number", () => {
  expect(words({ ...exampleValues, nom: "", email: "zoe@entreprise", telephone: "12" })).toEqual([
    "Merci de renseigner\u00A0: Nom.",
    "Adresse email invalide. Vérifiez l'orthographe (ex. .com au lieu de .comm).",
    expect.stringMatching(/^Numéro de téléphone invalide/),
  ]);
});

it("believes the browser where it is stricter, but not twice", () => {
  expect(words({ ...exampleValues, email: "zoe..@-entreprise.fr" }, ["email"])).toEqual([
    "Adresse email invalide. Vérifiez l'orthographe (ex. .com au lieu de .comm).",
  ]);
  expect(words({ ...exampleValues, email: "" }, ["email"])).toEqual(["Merci de renseigner\u00A0: Email."]);
});

it("says beside a field what concerns that field alone", () => {
  const issues = check({ ...exampleValues, prenom: "", nom: "", email: "zoe" });
  expect(beside(issues, "nom")).toBe("Merci de renseigner\u00A0: Nom.");
  expect(beside(issues, "email")).toMatch(/^Adresse email invalide/);
  expect(beside(issues, "telephone")).toBeUndefined();
});

it.each([
  ["06 39 98 12 AB", /chiffres, espaces, \+, parenthèses, points ou tirets/],
  ["----------", /Il y manque des chiffres/],
  ["06 39 98", /Il y manque des chiffres/],
  ["063998123", /Il y manque des chiffres/],
  ["06399812340639981234", /Il a trop de chiffres/],
])("says what is wrong with the number %j", (telephone, reason) => {
  const [message = "", ...others] = words({ ...exampleValues, telephone }, ["telephone"]);
  expect(message).toMatch(/^Numéro de téléphone invalide\. /);
  expect(message).toMatch(reason);
  expect(others).toEqual([]);
  expect(beside(check({ ...exampleValues, telephone }), "telephone")).toBe(message);
});

it("refuses what a webhook might refuse for its size, and says the limit", () => {
  const values = { ...exampleValues, prenom: "é".repeat(81), email: `${"a".repeat(250)}@b.fr` };
  expect(words(values, ["prenom", "email"])).toEqual([
    "Réponse trop longue\u00A0: Prénom. Écrivez 80 caractères au plus.",
    "Réponse trop longue\u00A0: Email. Écrivez 254 caractères au plus.",
  ]);
  expect(words({ ...exampleValues, prenom: ` ${"🧽".repeat(80)} ` })).toEqual([]);
});

it("says that an answer is too long beside its field, with its own limit", () => {
  const issues = check({ ...exampleValues, adresse_de_vos_locaux: "x".repeat(251) });
  expect(beside(issues, "adresse_de_vos_locaux")).toContain("250 caractères au plus");
});

describe("with any text in any field", () => {
  const anyValues = fc
    .tuple(
      ...Object.values(exampleValues).map((value) =>
        fc.oneof(fc.string({ unit: "binary" }), fc.constant(value)),
      ),
    )
    .map((answers): Answers => Object.fromEntries(allNames.map((name, i) => [name, answers[i] ?? ""])));

  it("no rule throws, and no field is named by two", () => {
    fc.assert(
      fc.property(anyValues, fc.subarray([...allNames]), (values, refused) => {
        const named = check(values, refused).flatMap(({ names }) => names);
        expect(new Set(named).size).toBe(named.length);
      }),
    );
  });

  it("an answer is missing exactly when it is nothing but spaces", () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const missing = required(exampleFields, values).flatMap(({ names }) => names);
        expect(missing).toEqual(allNames.filter((name) => values[name]?.trim() === ""));
      }),
    );
  });

  it("an address that passes has one @, no space, and ends on 2 to 24 letters", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.emailAddress()), (address) => {
        fc.pre(address.trim() !== "");
        const passes = email(address.trim()) === undefined;
        const [local, domain, ...rest] = address.trim().split("@");
        const last = domain?.split(".").at(-1) ?? "";
        const isRight =
          local !== "" &&
          rest.length === 0 &&
          !/\s/.test(address.trim()) &&
          /^.+\.[a-z]{2,24}$/i.test(domain ?? "");
        expect(passes).toBe(isRight && /^[a-z]{2,24}$/i.test(last));
      }),
    );
  });

  it("a phone number passes with 10 to 14 of the signs that the spec allows, 8 of them digits", () => {
    const number = fc
      .array(fc.constantFrom(..."0123456789 +().-a"), { maxLength: 18 })
      .map((signs) => signs.join(""));
    fc.assert(
      fc.property(number, (typed) => {
        fc.pre(typed.trim() !== "");
        const { length } = typed.trim();
        const passes = phone(typed.trim()) === undefined;
        const digits = typed.replace(/\D/g, "").length;
        expect(passes).toBe(length >= 10 && length <= 14 && digits >= 8 && !typed.includes("a"));
      }),
    );
  });
});
