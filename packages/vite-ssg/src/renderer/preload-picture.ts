/** The `<picture>` of the first view, as React writes it: its AVIF source, then an image that is fetched first. */
const FIRST_PICTURE =
  /<picture><source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/><img[^>]* fetchPriority="high"/;

/**
 * The element that has the page's main picture fetched from the head on, or nothing for a page without one. It
 * is read from the page's HTML, so it names the very source that a browser chooses from; one without AVIF
 * skips it by its type.
 */
export function preloadPicture(body: string): string {
  const [, srcSet, sizes] = FIRST_PICTURE.exec(body) ?? [];
  return srcSet === undefined || sizes === undefined
    ? ""
    : `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`;
}
