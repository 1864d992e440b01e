import { expect, it } from "vitest";
import { preloadPicture } from "./preload-picture.ts";

const picture = (name: string, loading: string) =>
  `<picture><source type="image/avif" srcSet="/images/${name}-400.0a1b2c3d.avif 400w" sizes="(min-width: 60rem) 54vw, 92vw"/>` +
  `<img src="/images/${name}-400.0a1b2c3d.webp" sizes="92vw" width="400" height="300" alt="Une &quot;rue&quot;" decoding="async" ${loading}/></picture>`;

it("preloads what the picture of the first view offers first, with the same sizes", () => {
  const body = `<main>${picture("lazy", 'loading="lazy"')}${picture("hero", 'fetchPriority="high"')}</main>`;
  expect(preloadPicture(body)).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/images/hero-400.0a1b2c3d.avif 400w" imagesizes="(min-width: 60rem) 54vw, 92vw" fetchpriority="high">',
  );
});

it("preloads nothing on a page whose pictures can wait", () => {
  expect(preloadPicture(picture("lazy", 'loading="lazy"'))).toBe("");
  expect(preloadPicture("<main></main>")).toBe("");
});
