import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { composeImage } from "./compose-image.ts";
import { displayType } from "./display-type.ts";

const type = await displayType(
  join(import.meta.dirname, "../../../../ui/src/fonts/bricolage-grotesque.woff2"),
);
const sign = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h32v32z"/></svg>';
const LOOK = { colours: { paper: "#ffffff", tint: "#eeeeee", ink: "#111111" }, shape: "arc" } as const;
/** The drawing without the data of its paths, which are only commands and numbers. */
const skeleton = (text: string, siteName: string) =>
  composeImage({ text, siteName, pictured: true, sign, look: LOOK }, type).replace(
    / d="[MLHVQCZz0-9\s.,e-]*"/gi,
    "",
  );

it("draws whatever a title says as letters: no text of it is in the SVG", () => {
  const scraps = [
    "<script>",
    '"/>',
    "]]>",
    "&lt;",
    "</svg>",
    "\u0000",
    "\u202E",
    "\uD800",
    "🧽",
    "é",
    " ",
    "Ab",
  ];
  const text = fc
    .array(fc.oneof(fc.constantFrom(...scraps), fc.string({ maxLength: 5 })), { maxLength: 6 })
    .map((parts) => parts.join(""));
  const expected = skeleton("Un titre", "Hop");
  fc.assert(
    fc.property(text, text, (title, siteName) => {
      expect(skeleton(title, siteName)).toBe(expected);
    }),
    { numRuns: 40 },
  );
});

it("keeps a long name of a site beside the picture", () => {
  const drawn = composeImage(
    { text: "", siteName: "Clinique vétérinaire des Deux Lacs", pictured: true, sign, look: LOOK },
    type,
  );
  const [, name = ""] = / d="([^"]*)" fill="#111111"/.exec(drawn) ?? [];
  const columns = [...name.matchAll(/[MLQC](-?[\d.]+) /g)].map(([, x]) => Number(x));
  expect(Math.max(...columns)).toBeGreaterThan(500);
  expect(Math.max(...columns)).toBeLessThan(570);
});
