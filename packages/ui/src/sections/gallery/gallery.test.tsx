import type { ResolvedSection } from "@vitrine/schema/page-props";
import { expect, it } from "vitest";
import { examplePictures } from "../../examples/example-pictures.ts";
import { htmlOf } from "../../tests/html-of.tsx";
import { Gallery, placeOf } from "./gallery.tsx";

/** The places of `count` pictures, as letters: "ltt" is a lead and two thirds. */
const places = (count: number) =>
  Array.from({ length: count }, (_, i) => placeOf(i, count).slice(0, 1)).join("");

it("fills every row of every gallery", () => {
  for (let count = 2; count <= 24; count++) expect(places(count)).toMatch(/^(?:ltt|hh)(?:ttt)*(?:hh)?$/);
});

it("has a lead only where rows of three leave nothing over", () => {
  expect([1, 3, 4, 5, 6, 7].map(places)).toEqual(["h", "ltt", "hhhh", "hhttt", "lttttt", "hhttthh"]);
});

const { office, street } = examplePictures;
const upright = { ...office, width: 600 };

/** Pictures by letter: a photo, or a pair of which both lie, or only one does. */
const ITEMS: Record<string, ResolvedSection<"gallery">["items"][number]> = {
  P: { picture: street },
  L: { picture: office, before: street },
  A: { picture: upright, before: street },
  B: { picture: street, before: upright },
};

/** Each picture's place, and whether its pair shows whole. */
const look = (letters: string) => {
  const items = Array.from(letters, (letter) => ITEMS[letter] ?? { picture: street });
  const html = htmlOf(<Gallery type="gallery" title="Avant, après" items={items} />);
  return Array.from(html.matchAll(/<li class="(\w+)"><figure><div class="([^"]*)"/g), ([, place, frame]) => ({
    place: /lead|half|third/.exec(place ?? "")?.[0],
    lies: frame?.includes(" ") === true,
  }));
};

it("shows a pair whole only if both photos lie", () => {
  expect(look("LABP").map(({ lies }) => lies)).toEqual([true, false, false, false]);
});

it.each([
  ["LPP", "half half half"],
  ["LPPP", "half lead third third"],
  ["LLP", "half third third"],
  ["PLL", "third third half"],
  ["L", "half"],
])("fills the rows of %s, where a lying pair takes two places", (letters, expected) => {
  expect(look(letters).map(({ place }) => place)).toEqual(expected.split(" "));
});
