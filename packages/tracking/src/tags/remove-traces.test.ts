import { expect, it } from "vitest";
import { cookieDomains } from "./remove-traces.ts";

it("names every domain for which a page may have set a cookie, its own alone first", () => {
  expect(cookieDomains("www.hop-et-net.example")).toEqual([
    "",
    "; Domain=www.hop-et-net.example",
    "; Domain=hop-et-net.example",
    "; Domain=example",
  ]);
});
