import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "./picture.tsx";

const picture = {
  image: "zones/paris",
  alt: "Une rue",
  widths: [400, 800],
  width: 800,
  height: 600,
  version: "0a1b2c3d",
};

it("offers every width in AVIF and one in WebP, with exact dimensions, lazily", () => {
  expect(renderToStaticMarkup(<Picture picture={picture} sizes="92vw" />)).toBe(
    '<picture><source type="image/avif" srcSet="/images/zones/paris-400.0a1b2c3d.avif 400w, /images/zones/paris-800.0a1b2c3d.avif 800w" sizes="92vw"/>' +
      '<img src="/images/zones/paris-800.0a1b2c3d.webp" width="800" height="600" alt="Une rue" loading="lazy"/></picture>',
  );
});

it("fetches the picture of the first view at once, and has it painted with the text", () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="92vw" first />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toMatch(/lazy/);
});

it("offers a thumbnail two files, and no picture the one for signs", () => {
  const sector = { ...picture, widths: [240, 400, 672, 800] };
  expect(renderToStaticMarkup(<Picture picture={sector} sizes="5rem" thumbnail />)).toBe(
    '<picture><source type="image/avif" srcSet="/images/zones/paris-400.0a1b2c3d.avif 400w, /images/zones/paris-672.0a1b2c3d.avif 672w" sizes="5rem"/>' +
      '<img src="/images/zones/paris-672.0a1b2c3d.webp" width="800" height="600" alt="Une rue" loading="lazy"/></picture>',
  );
  expect(renderToStaticMarkup(<Picture picture={sector} sizes="92vw" />)).not.toContain("-240.");
  const photo = { ...picture, widths: [320] };
  expect(renderToStaticMarkup(<Picture picture={photo} sizes="92vw" />)).toContain("-320.0a1b2c3d.webp");
});
