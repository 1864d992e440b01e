import fc from "fast-check";
import { expect, it } from "vitest";
import { repairEmail as repair } from "./repair-email.ts";

const repairEmail = (typed: string) => repair(typed).address;

it.each([
  ["  zoe@entreprise.fr\t", "zoe@entreprise.fr"],
  ["zoe@entreprise.comm", "zoe@entreprise.com"],
  ["zoe@entreprise.con", "zoe@entreprise.com"],
  ["zoe@entreprise.cpm", "zoe@entreprise.com"],
  ["zoe@entreprise.cim", "zoe@entreprise.com"],
  ["zoe@gamil.com", "zoe@gmail.com"],
  ["zoe@gmial.fr", "zoe@gmail.fr"],
  ["zoe@gnail.com", "zoe@gmail.com"],
  ["zoe@hotnail.fr", "zoe@hotmail.fr"],
  ["zoe@outlok.com", "zoe@outlook.com"],
  ["zoe@Gamil.CON", "zoe@gmail.com"],
])("repairs %j to %j", (typed, repaired) => {
  expect(repairEmail(typed)).toBe(repaired);
});

it.each([
  "gamil.con@entreprise.fr",
  "zoe@entreprise.commune.fr",
  "zoe@entreprise.con.fr",
  "zoe@gamilton.com",
  "zoe@chez-gamil.com",
  "zoe@gamil",
  "zoe.con",
  "",
])("leaves %j as it is", (typed) => {
  expect(repairEmail(typed)).toBe(typed);
});

const typo = fc.constantFrom("gamil", "gmial", "gnail", "hotnail", "outlok", "entreprise", "gmail");
const ending = fc.constantFrom("comm", "con", "cpm", "cim", "com", "fr", "paris", "co.uk");
const typed = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.tuple(fc.string(), typo, ending).map(([local, host, last]) => `${local}@${host}.${last}`),
);

it("never throws, and changes nothing the second time", () => {
  fc.assert(
    fc.property(typed, (address) => {
      const repaired = repairEmail(address);
      expect(repairEmail(repaired)).toBe(repaired);
    }),
  );
});

it("never touches what is before the @", () => {
  const local = (address: string) => address.slice(0, address.lastIndexOf("@") + 1);
  fc.assert(
    fc.property(typed, (address) => {
      expect(local(repairEmail(address))).toBe(local(address.trim()));
    }),
  );
});

it("keeps the top-level domain of a provider's misspelt name", () => {
  const known = fc.constantFrom("gamil", "gmial", "gnail", "hotnail", "outlok");
  const last = fc.stringMatching(/^[a-z]{2,24}$/).filter((label) => !/^(comm|con|cpm|cim)$/.test(label));
  fc.assert(
    fc.property(known, last, (host, label) => {
      expect(repairEmail(`zoe@${host}.${label}`)).toMatch(
        new RegExp(`^zoe@(gmail|hotmail|outlook)\\.${label}$`),
      );
    }),
  );
});

it.each([
  ["zoe@gamil.con", "zoe@gamil.com"],
  ["zoe@gamil.fr", "zoe@gamil.fr"],
  ["zoe@entreprise.cpm", "zoe@entreprise.com"],
  [" zoe@hotnail.comm ", "zoe@hotnail.com"],
])("keeps the provider of %j as typed, but never its ending", (address, kept) => {
  expect(repair(address).asTyped).toBe(kept);
});
