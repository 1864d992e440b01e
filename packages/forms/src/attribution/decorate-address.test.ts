import fc from "fast-check";
import { expect, it } from "vitest";
import { readAttribution } from "./attribution.ts";
import { decorateAddress } from "./decorate-address.ts";

const PAGE = new URL("https://www.hop-et-net.example/clichy?gclid=a#haut");
const CARRIED = { gclid: "a b", first_touch_ts: "1790000000000" };

it("carries the set and the first touch to a page of the site", () => {
  expect(decorateAddress("https://www.hop-et-net.example/demande-devis", PAGE, CARRIED)).toBe(
    "https://www.hop-et-net.example/demande-devis?gclid=a+b&first_touch_ts=1790000000000",
  );
  expect(decorateAddress("https://www.hop-et-net.example/?q=92#zones", PAGE, CARRIED)).toBe(
    "https://www.hop-et-net.example/?q=92&gclid=a+b&first_touch_ts=1790000000000#zones",
  );
});

it.each([
  ["another site", "https://client.hop-et-net.example/connexion"],
  ["the same host without TLS", "http://www.hop-et-net.example/paris-3"],
  ["a file", "https://www.hop-et-net.example/plaquette.pdf"],
  ["a telephone number", "tel:+33199001420"],
  ["an e-mail address", "mailto:contact@hop-et-net.example"],
  ["a place in this page", "https://www.hop-et-net.example/clichy?gclid=a#contact"],
  ["the top of this page", "https://www.hop-et-net.example/clichy?gclid=a#"],
  ["a campaign of its own", "https://www.hop-et-net.example/paris-3?utm_source=pied-de-page"],
  ["no address", ""],
])("leaves alone: %s", (_what, href) => {
  expect(decorateAddress(href, PAGE, CARRIED)).toBeUndefined();
});

it("has nothing to carry without a campaign", () => {
  const href = "https://www.hop-et-net.example/demande-devis";
  expect(decorateAddress(href, PAGE, { first_touch_ts: "1790000000000" })).toBeUndefined();
});

it("gives the next page exactly what this one knows, whatever the values", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1 }), fc.string({ unit: "binary" }), (gclid, term) => {
      const known = readAttribution(new URLSearchParams({ gclid, utm_term: term }).toString(), 0);
      const href = decorateAddress("https://www.hop-et-net.example/demande-devis", PAGE, known);
      expect(href === undefined ? {} : readAttribution(new URL(href).search, 0)).toEqual(known);
    }),
  );
});
