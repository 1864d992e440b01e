import { join } from "node:path";
import { expect, it } from "vitest";
import { thirdPartyNotice } from "./third-party-notice.ts";

const FONTS = join(import.meta.dirname, "../../../ui/src/fonts/OFL.txt");

it("names the packages and the works beside them by title, with their texts", () => {
  const react = { name: "react", version: "1.0.0", identifier: "MIT", text: "MIT text" };
  const scoped = { name: "@scope/b", version: "1.0.0", identifier: "ISC" };
  const works = [{ name: "A font", license: "OFL-1.1", file: FONTS }];
  const notice = thirdPartyNotice([react, scoped], works);
  expect(notice.match(/^(?:react|@scope|A font).*/gm)).toEqual([
    "@scope/b 1.0.0 (ISC)",
    "A font (OFL-1.1)",
    "react 1.0.0 (MIT)",
  ]);
  expect(notice).toContain("MIT text");
  expect(notice).toContain("No text of the licence came with it.");
  expect(notice).toContain("SIL OPEN FONT LICENSE");
});

it("ships nothing without a licence", () => {
  expect(() => thirdPartyNotice([{ name: "unlicensed", version: "1.0.0" }], [])).toThrow(
    "unlicensed is shipped to browsers and names no licence.",
  );
});
