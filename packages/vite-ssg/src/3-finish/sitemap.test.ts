import { expect, it } from "vitest";
import { sitemap } from "./sitemap.ts";

it("lists addresses as XML", () => {
  expect(sitemap(["https://a.example/?x=1&y='2'"])).toContain(
    "<loc>https://a.example/?x=1&amp;y=&apos;2&apos;</loc>",
  );
});
