import fc from "fast-check";
import { expect, it } from "vitest";
import { answerTo } from "./answer-to.ts";

const site = { redirects: [{ from: "/security.txt", to: "/.well-known/security.txt" }] };

it.each([
  ["/", { kind: "file", path: "/" }],
  ["/clichy?q=1", { kind: "file", path: "/clichy" }],
  ["/paris/entreprise-de-nettoyage", { kind: "file", path: "/paris/entreprise-de-nettoyage" }],
  ["/.well-known/security.txt", { kind: "file", path: "/.well-known/security.txt" }],
  ["/%63lichy", { kind: "file", path: "/clichy" }],
  ["/clichy/?q=1&r=%2F", { kind: "redirect", to: "/clichy?q=1&r=%2F" }],
  ["/clichy.html", { kind: "redirect", to: "/clichy" }],
  ["/index.html", { kind: "redirect", to: "/" }],
  ["/security.txt", { kind: "redirect", to: "/.well-known/security.txt" }],
  ["/404.html", { kind: "missing" }],
  ["/_headers", { kind: "missing" }],
  ["/.git/config", { kind: "missing" }],
  ["//evil.example/", { kind: "missing" }],
  ["/%5cevil.example/", { kind: "missing" }],
  ["/a/../b", { kind: "missing" }],
  ["/clichy%00", { kind: "missing" }],
  ["/%zz", { kind: "missing" }],
])("%s", (target, answer) => {
  expect(answerTo(target, site)).toEqual(answer);
});

it("never leads off the site, never climbs, whatever is asked", () => {
  const piece = fc.constantFrom(
    "/",
    "//",
    "\\",
    "..",
    ".",
    "%2e",
    "%2f",
    "%5c",
    "%00",
    "a",
    "b-1",
    ".html",
    "?",
    "é",
    "%0a",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const answer = answerTo(`/${pieces.join("")}`, site);
      const leadsTo = { redirect: "to", file: "path" } as const;
      const at = answer.kind === "missing" ? "/" : (answer as never)[leadsTo[answer.kind]];
      expect(at).toMatch(/^\/(?![/\\])/);
      expect(String(at).split("?")[0]).not.toMatch(/\/\.(?!well-known)|\/\/|[\\\0\n]/);
    }),
    { numRuns: 1000 },
  );
});
