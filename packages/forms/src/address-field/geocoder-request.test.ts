import { describe, expect, it } from "vitest";
import { searchableText, geocoderRequest } from "./geocoder-request.ts";

describe("searchableText", () => {
  it.each([
    ["rue", "rue"],
    ["  12   rue\tde la Paix ", "12 rue de la Paix"],
    ["'s rue", "s rue"],
    ["« Île de la Jatte", "Île de la Jatte"],
    ["é e", "é e"],
    ["a".repeat(200), "a".repeat(200)],
  ])("asks of %j: %j", (typed, text) => {
    expect(searchableText(typed)).toBe(text);
  });

  it.each(["", "ru", " ru ", "ru\u00A0", "---", "'ru", "a".repeat(201)])("asks nothing of %j", (typed) => {
    expect(searchableText(typed)).toBeUndefined();
  });
});

describe("geocoderRequest", () => {
  it("asks for five addresses", () => {
    expect(geocoderRequest("https://data.geopf.fr/geocodage/search", "12 rue de la Paix & Cie")).toBe(
      "https://data.geopf.fr/geocodage/search?q=12+rue+de+la+Paix+%26+Cie&index=address&autocomplete=1&limit=5",
    );
  });

  it("keeps the parameters of the geocoder's own address", () => {
    const { searchParams } = new URL(geocoderRequest("https://proxy.example/search?key=1&limit=9", "rue"));
    expect(Object.fromEntries(searchParams)).toEqual({
      key: "1",
      q: "rue",
      index: "address",
      autocomplete: "1",
      limit: "5",
    });
  });
});
