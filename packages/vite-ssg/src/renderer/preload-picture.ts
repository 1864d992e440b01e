/** The first view's `<picture>` in React's form: its AVIF source, then an image with high fetch priority. */
const FIRST_PICTURE =
  /<picture><source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/><img[^>]* fetchPriority="high"/;

/**
 * The head's element that preloads the page's main picture, if it has one. It is read from the page's HTML,
 * so that it names the source that the browser chooses. A browser without AVIF skips it by its type.
 */
export function preloadPicture(body: string): string {
  const [, srcSet, sizes] = FIRST_PICTURE.exec(body) ?? [];
  return srcSet === undefined || sizes === undefined
    ? ""
    : `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`;
}
