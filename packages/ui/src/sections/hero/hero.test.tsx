import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import { expect, it } from "vitest";
import { examplePictures } from "../../examples/example-pictures.ts";
import { exampleTrail } from "../../examples/example-site.ts";
import { htmlOf } from "../../tests/html-of.tsx";
import { Hero } from "./hero.tsx";

const { office } = examplePictures;

/** The elements around the theme's shape. */
const around = (picture: ResolvedPicture) =>
  htmlOf(<Hero trail={exampleTrail} h1="Titre" tagline="…" picture={picture} />).match(
    /(<[^>]*>)<svg[^>]*><path[^>]*><\/path><\/svg>(<\w+)/,
  );

it("draws the theme's shape behind a drawing in its scene, and behind a photo outside of it", () => {
  expect(around(office)?.[2]).toBe("<picture");
  expect(around({ ...office, framed: true })?.[1]).toMatch("<section");
});

it("keeps a title off a photo, and hides a phone's shape if there is no picture", () => {
  const html = (picture?: ResolvedPicture) =>
    htmlOf(<Hero trail={exampleTrail} h1="Titre" tagline="…" picture={picture} />);
  expect(html(office)).toMatch(/<h1>.*<div class="\S*scene\S*">/);
  expect(html({ ...office, framed: true })).toMatch(/<h1 class="\S*title\S*">/);
  expect(html()).toMatch(/<h1>.*<div class="\S*scene\S* \S*scene\S*">/);
});

it("lets a visitor call a number that its texts name", () => {
  const number = "06\u00A050\u00A012\u00A034\u00A056";
  const html = htmlOf(
    <Hero trail={exampleTrail} h1="Titre" tagline={`Appelez le ${number} (urgences).`} points={[number]} />,
  );
  expect(html.match(/<a[^>]* href="tel:0650123456">/g)).toHaveLength(2);
  // A bound number and its next word would be wider than a phone.
  expect(html).toContain("</a> (urgences).");
});
