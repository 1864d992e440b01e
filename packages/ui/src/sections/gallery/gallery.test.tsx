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

it("gives two lying photos their whole width, and all pictures beside them a half of the row", () => {
  const { office, street } = examplePictures;
  const look = (width: number) => {
    const pair = { picture: { ...office, width, height: 700 }, before: street };
    const items = [pair, { picture: street }, { picture: office }];
    const html = htmlOf(<Gallery type="gallery" title="Avant, après" items={items} />);
    const kinds = new Set(Array.from(html.matchAll(/<li class="([^"]*)"/g), ([, place]) => place));
    return { places: kinds.size, lies: /<div class="\S+ \S+"><figure/.test(html) };
  };
  expect(look(600)).toEqual({ places: 2, lies: false });
  expect(look(800)).toEqual({ places: 1, lies: true });
});
