import { expect, it } from "vitest";
import { htmlOf } from "../../tests/html-of.tsx";
import { ZoneFinderSection } from "./zone-finder-section.tsx";

/** The link of an answer, from the island's properties. */
const offer = (own: { readonly button?: string; readonly target?: string }) => {
  const finder = { type: "zone-finder", title: "Où ?", label: "Commune", places: "/p.json" } as const;
  const html = htmlOf(<ZoneFinderSection {...finder} groups={[]} whole {...own} />);
  return /"quote":(\{[^}]*\})/.exec(html.replaceAll("&quot;", '"'))?.[1];
};

it("offers the quote form in an answer, or the section's own button", () => {
  expect(offer({})).toBe('{"label":"Je demande un devis gratuit","target":"/demande-devis"}');
  expect(offer({ button: "Goûter" })).toBe('{"label":"Goûter","target":"/demande-devis"}');
  expect(offer({ button: "Goûter", target: "/buffets" })).toBe('{"label":"Goûter","target":"/buffets"}');
});
