import { expect, it } from "vitest";
import { describeHosting, type SiteFacts } from "./describe-hosting.ts";
import { servingBoth } from "./serving-both.ts";

const facts: SiteFacts = {
  siteUrl: "https://a.example",
  webhook: "https://old.example/quote",
  otherWebhooks: [],
  geocoder: "https://geo.example/",
  tools: [],
  scriptHashes: ["rules="],
  scriptPolicies: [],
  redirects: [],
  precompressed: false,
};
const last = describeHosting(facts);
const next = describeHosting({
  ...facts,
  webhook: "https://new.example/quote",
  scriptHashes: ["newer="],
  tools: [{ frame: ["https://frame.example"], scriptPolicies: ["tool"] }],
  precompressed: true,
});
const policyOf = ({ headers }: typeof last) =>
  new Map(
    (headers["Content-Security-Policy"] ?? "").split("; ").map((directive) => {
      const [name, ...values] = directive.split(" ");
      return [name, values.toSorted()] as const;
    }),
  );

it("lets the pages of both builds do what they may, and nothing else", () => {
  const both = policyOf(servingBoth(last, next));
  expect(both.get("object-src")).toEqual(["'none'"]);
  expect(both.get("script-src")).toEqual(["'self'", "'sha256-newer='", "'sha256-rules='"]);
  expect(both.get("form-action")).toEqual(["'self'", "new.example", "old.example"]);
  expect(both.get("frame-src")).toEqual(["frame.example"]);
  expect(both.get("trusted-types")).toEqual(["tool"]);
  for (const [name, values] of [...policyOf(last), ...policyOf(next)])
    for (const value of values.filter((one) => one !== "'none'")) expect(both.get(name)).toContain(value);
});

it("is as the next build has it in all else", () => {
  const { headers, ...both } = servingBoth(last, next);
  expect({ ...both, headers: { ...headers, "Content-Security-Policy": "" } }).toEqual({
    ...next,
    headers: { ...next.headers, "Content-Security-Policy": "" },
  });
  expect(servingBoth(next, next)).toEqual(next);
});
