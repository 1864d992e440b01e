import { expect, it } from "vitest";
import { describeHosting, type SiteFacts } from "./describe-hosting.ts";
import { hostConfigurations, publishedHostFiles } from "./host-files.ts";
import { movedPages } from "./moved-pages.ts";
import { securityTxt } from "./security-txt.ts";
import { headersOf } from "./hosting.ts";

const facts: SiteFacts = {
  siteUrl: "https://www.site.example",
  webhook: "https://automate.site.example/webhook/1?a=b",
  otherWebhooks: [],
  geocoder: "http://localhost:4175/search",
  tools: [
    { script: ["https://tool.example"], frame: ["https://tool.example"], scriptPolicies: ["default"] },
    { script: ["https://tool.example"], image: ["https://pixel.example"], scriptPolicies: ["default"] },
  ],
  scriptHashes: ["cnVsZXM="],
  scriptPolicies: ["outbox"],
  redirects: [],
  precompressed: true,
};

it("lets pages reach what the site needs and nothing else, by HTTPS where the page came by it", () => {
  expect(describeHosting(facts).headers["Content-Security-Policy"]?.split("; ")).toEqual([
    "default-src 'self' data: automate.site.example http://localhost:4175 pixel.example",
    "script-src 'self' 'sha256-cnVsZXM=' tool.example",
    "style-src 'unsafe-inline'",
    "frame-src tool.example",
    "object-src 'none'",
    "form-action 'self' automate.site.example",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types outbox default",
  ]);
});

it("lets what waits in a browser go where the forms posted to before", () => {
  const moved = { ...facts, webhook: "https://new.example/quote", otherWebhooks: [facts.webhook] };
  const policy = describeHosting(moved).headers["Content-Security-Policy"]?.split("; ");
  expect(policy?.[0]).toMatch(/ new\.example automate\.site\.example http:\/\/localhost:4175 /);
  expect(policy).toContain("form-action 'self' new.example");
});

it("names no tool where there is none, and no frame", () => {
  const { headers } = describeHosting({ ...facts, tools: [] });
  expect(headers["Content-Security-Policy"]).not.toMatch(/tool\.example|default$/);
  expect(headers["Content-Security-Policy"]).toContain("frame-src 'none'");
});

it("keeps hashed files for ever, and asks about the others each time", () => {
  const hosting = describeHosting(facts);
  const cache = (path: string) => headersOf(hosting, path)["Cache-Control"];
  expect(cache("/assets/page-1.js")).toBe("public, max-age=31536000, immutable");
  expect(cache("/images/a.1.avif")).toBe("public, max-age=31536000, immutable");
  expect(cache("/")).toBe("no-cache");
  expect(cache("/outbox-worker.js")).toBe("no-cache");
  expect(headersOf(hosting, "/og/a.1.jpg")["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
});

it("lets no browser guess what a file is, and none come back without HTTPS", () => {
  const hosting = describeHosting(facts);
  for (const path of ["/", "/outbox.js", "/assets/page-1.js", "/images/a.1.avif", "/og/a.1.jpg"])
    expect(headersOf(hosting, path)).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    });
});

it("writes for Netlify what adds up: no header twice but those that may be", () => {
  const { _headers: text = "" } = publishedHostFiles(describeHosting(facts));
  const [everywhere = "", ...rules] = text.split(/\n(?=\/)/);
  expect(everywhere).toMatch(/^\/\*\n/);
  expect(everywhere).not.toContain("Cache-Control");
  expect(rules.join("")).not.toMatch(/Content-Security|Strict-Transport|nosniff/);
});

it("has no error kept for long by hosts that can't tell a missing file", () => {
  const hosting = describeHosting(facts);
  for (const text of [publishedHostFiles(hosting)["_headers"], hostConfigurations(hosting)["vercel.json"]]) {
    expect(text).toContain("public, max-age=3600");
    expect(text).not.toContain("immutable");
  }
});

it("says where holes are reported (RFC 9116)", () => {
  expect(securityTxt({ contact: "a@site.example", expires: "2027-10-31" }, facts.siteUrl)).toBe(
    "Contact: mailto:a@site.example\nExpires: 2027-10-31T23:59:59Z\nPreferred-Languages: fr, en\nCanonical: https://www.site.example/.well-known/security.txt\n",
  );
  expect(
    securityTxt({ contact: "https://site.example/@us", expires: "2027-10-31" }, facts.siteUrl),
  ).toContain("Contact: https://site.example/@us\n");
});

it("redirects a former address on every host, and on hosts without rules by a page that nobody lists", () => {
  const hosting = describeHosting({ ...facts, redirects: [{ from: "/old", to: "/new" }] });
  const { "nginx.conf": nginx, Caddyfile: caddy, "vercel.json": vercel = "" } = hostConfigurations(hosting);
  expect(nginx).toContain("location = /old {\n  return 301 /new$is_args$args;\n}");
  expect(caddy).toContain("route /old {\n\t\t\trewrite * /new?{query}\n\t\t\tredir {uri} 301");
  expect(JSON.parse(vercel).redirects).toContainEqual({
    source: "/old",
    destination: "/new",
    statusCode: 301,
  });
  expect(publishedHostFiles(hosting)["_redirects"]).toContain("/old /new 301!\n/old /new 301\n");
  const [page, ...others] = movedPages(hosting);
  expect([page?.path, others]).toEqual(["old.html", []]);
  for (const part of [
    '<meta name="robots" content="noindex">',
    '<meta http-equiv="refresh" content="0; url=/new">',
    `<link rel="canonical" href="${facts.siteUrl}/new">`,
    '<a href="/new">',
  ])
    expect(page?.text).toContain(part);
});
