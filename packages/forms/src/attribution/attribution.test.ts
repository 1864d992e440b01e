import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanValue, currentAttribution, readAttribution, withoutClicks } from "./attribution.ts";
import { attributionText, cookieWith, readAttributionCookie } from "./attribution-cookie.ts";
import { attributionFields, campaignParameters } from "./attribution-fields.data.ts";
import { attributionFields as hiddenFields } from "@vitrine/schema/form-wire";

it("knows the form's hidden fields, all of them", () => {
  expect(attributionFields).toEqual(hiddenFields);
});

const NOW = Date.UTC(2026, 10, 21);
const EARLIER = String(NOW - 86_400_000);

describe("an address", () => {
  it("gives the eight parameters and nothing else", () => {
    const search = `?${campaignParameters.map((name) => `${name}=v-${name}`).join("&")}&q=clichy&fbclid=x`;
    expect(readAttribution(search, NOW)).toEqual(
      Object.fromEntries(campaignParameters.map((name) => [name, `v-${name}`])),
    );
  });

  it.each([
    ["?utm_term=%3Cscript%3Ealert(1)%3C%2Fscript%3E", "scriptalert(1)/script"],
    ["?utm_term=%E0%A4%A&utm_term=second", "\uFFFD%A"],
    ["?utm_term=+&utm_term=second&utm_term=third", "second"],
    ["?utm_term=a%00b%0D%0Ac%E2%80%AEd", "abcd"],
    ["?utm_term=bureaux+à+Clichy", "bureaux à Clichy"],
    ["?utm_term=%F0%9F%A7%BD", "🧽"],
  ])("%s", (search, value) => {
    expect(readAttribution(search, NOW)).toEqual({ utm_term: value });
  });

  it.each(["?gclid=", "?gclid=%20", "?gclid=<>", "?GCLID=x", "?", "", "?%", "?&&=&="])(
    "says nothing: %s",
    (search) => {
      expect(readAttribution(search, NOW)).toEqual({});
    },
  );

  it.each([
    String(NOW + 1),
    "-1700000000000",
    "1700000000",
    "1e12",
    "0700000000000",
    "1700000000000x",
    "NaN",
    "",
  ])("has no first touch in %j", (value) => {
    expect(readAttribution(`first_touch_ts=${value}`, NOW)).toEqual({});
  });
});

describe("a visit", () => {
  it("takes the whole set of an address that names a campaign, and keeps the first touch", () => {
    const cookie = `gclid=old&utm_source=old&first_touch_ts=${EARLIER}`;
    expect(
      currentAttribution({ search: "?utm_medium=new", before: "?gclid=before", cookie, now: NOW }),
    ).toEqual({
      utm_medium: "new",
      first_touch_ts: EARLIER,
    });
  });

  it("keeps its set at an address without", () => {
    const cookie = `gclid=old&first_touch_ts=${EARLIER}`;
    expect(currentAttribution({ search: "?q=92110", before: "?q=92", cookie, now: NOW })).toEqual({
      gclid: "old",
      first_touch_ts: EARLIER,
    });
  });

  it("has its first touch from the address when that is how it travels, and else now", () => {
    const travelled = currentAttribution({
      search: `?gclid=a&first_touch_ts=${EARLIER}`,
      before: "",
      cookie: "",
      now: NOW,
    });
    expect(travelled).toEqual({ gclid: "a", first_touch_ts: EARLIER });
    expect(currentAttribution({ search: "", before: "", cookie: "", now: NOW })).toEqual({
      first_touch_ts: String(NOW),
    });
  });

  it("goes on with what the page before says, where the address says nothing", () => {
    const before = `?gclid=a&first_touch_ts=${EARLIER}`;
    expect(currentAttribution({ search: "?q=92110", before, cookie: "utm_source=old", now: NOW })).toEqual({
      gclid: "a",
      first_touch_ts: EARLIER,
    });
  });
});

it("keeps the first touch that the page before tells, under a link's own campaign", () => {
  const before = `?gclid=a&first_touch_ts=${EARLIER}`;
  expect(currentAttribution({ search: "?utm_source=footer", before, cookie: "", now: NOW })).toEqual({
    utm_source: "footer",
    first_touch_ts: EARLIER,
  });
});

it("says after a refusal nothing that tells one visitor from another", () => {
  const all = Object.fromEntries(attributionFields.map((name) => [name, name]));
  expect(Object.keys(withoutClicks(all))).toEqual(
    attributionFields.filter((name) => name.startsWith("utm_")),
  );
});

describe("the cookie", () => {
  it("lasts 90 days, goes nowhere else, and only over TLS where there is TLS", () => {
    expect(cookieWith("gclid=a", true)).toBe(
      "attribution=gclid=a; Max-Age=7776000; Path=/; SameSite=Lax; Secure",
    );
    expect(cookieWith("gclid=a", false)).not.toContain("Secure");
    expect(cookieWith("", false)).toBe("attribution=; Max-Age=0; Path=/; SameSite=Lax");
  });

  it("is found among others, by its whole name", () => {
    expect(readAttributionCookie("_ga=1; attribution=gclid=a&utm_term=b; x=y")).toBe("gclid=a&utm_term=b");
    expect(readAttributionCookie("xattribution=gclid=a; other=attribution=b")).toBe("");
  });
});

// Any text that an address or a cookie may contain, by accident or in an attack.
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 6000 }),
  fc.string({ unit: fc.constantFrom("€", "🧽", "é", "<", "%", "\u0000", "\uD800", "\u202E", "&", "=", ";") }),
  fc.constant("𝒳".repeat(5000)),
  fc.constant("a".repeat(5000)),
);
const everyField = fc
  .constantFrom("a", "é", "€", "🧽", "!", "'", "~", "%", "<", " ")
  .map((letter) => new URLSearchParams(attributionFields.map((n) => [n, letter.repeat(5000)])).toString());
const anyQuery = fc.oneof(
  anyText,
  everyField,
  fc
    .array(fc.tuple(fc.constantFrom(...attributionFields), anyText), { maxLength: 20 })
    .map((pairs) => new URLSearchParams(pairs.map(([n, v]) => [n, v])).toString()),
  fc
    .array(fc.tuple(fc.constantFrom(...attributionFields), anyText), { maxLength: 20 })
    .map((pairs) => pairs.map((pair) => pair.join("=")).join("&")),
);

it("holds for any address and any cookie: no error, a cookie under 4 KB of allowed characters, no markup, no control character", () => {
  fc.assert(
    fc.property(anyQuery, anyQuery, anyQuery, (search, before, cookie) => {
      const attribution = currentAttribution({ search, before, cookie, now: NOW });
      const text = attributionText(attribution);
      expect(`attribution=${text}`.length).toBeLessThan(4096);
      // RFC 6265, cookie-octet.
      expect(text).toMatch(/^[\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]*$/);
      for (const value of Object.values(attribution)) {
        expect(value).not.toMatch(/[<>\p{C}]/u);
        expect([...value].length).toBeLessThanOrEqual(250);
      }
      expect(attribution.first_touch_ts).toMatch(/^\d{13}$/);
      // A stored attribution is read back unchanged, so that a page does not write the cookie again.
      expect(currentAttribution({ search: "", before: "", cookie: text, now: NOW })).toEqual(attribution);
    }),
  );
});

it("cleans what is clean to itself", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(cleanValue(cleanValue(text))).toBe(cleanValue(text));
    }),
  );
});
