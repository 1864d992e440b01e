import { expect, test } from "vitest";
import { slipText } from "./quote-slip.tsx";

const PRICE = "20\u202F€";

test("a slip multiplies visits, hours and price", () => {
  expect(slipText(PRICE, "2", "2h00")).toBe(
    "80\u202F€ par semaine\n2\u00A0passages × 2\u202Fh × 20\u202F€\u00A0TTC, à confirmer",
  );
  expect(slipText(PRICE, "1", "1h30")).toBe(
    "30\u202F€ par semaine\n1\u00A0passage × 1\u202Fh\u202F30 × 20\u202F€\u00A0TTC, à confirmer",
  );
  expect(slipText("22,50\u202F€", "3", "1h30")).toMatch(/^101,25\u202F€ par semaine\n/);
});

test("five visits or more have a least price", () => {
  expect(slipText(PRICE, "5 fois par semaine ou +", "5h00")).toMatch(
    /^Dès 500\u202F€ par semaine\n5\u00A0passages/,
  );
});

test("without both answers a slip says how the price is reckoned, and no sum", () => {
  expect(slipText(PRICE)).toBe(
    "Votre semaine, en chiffres\nnombre d’interventions × durée × 20\u202F€\u00A0TTC",
  );
  expect(slipText(PRICE, "4")).toBe(
    "Votre semaine, en chiffres\n4\u00A0passages × durée × 20\u202F€\u00A0TTC",
  );
});
