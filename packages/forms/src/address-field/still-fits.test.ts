import { expect, it } from "vitest";
import { stillFits } from "./still-fits.ts";

it.each([
  ["12 Rue de l'Élysée 75008 Paris", "12, rue de l’elys", true],
  ["Boulevard Saint-Germain 75006 Paris", "germain sai 75", true],
  ["Rue Lepic 75018 Paris", "rue le ", true],
  ["Rue Lepic 75018 Paris", "rue pic", false],
  ["Rue Lepic 75018 Paris", "1 rue lepic", false],
])("%j for %j: %j", (suggestion, text, fits) => {
  expect(stillFits(suggestion, text)).toBe(fits);
});
