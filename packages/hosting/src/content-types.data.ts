/** The media type of each file ending on a site. Hosts disagree on the rarer ones. */
export const contentTypes = {
  html: "text/html",
  js: "text/javascript",
  json: "application/json",
  txt: "text/plain",
  vtt: "text/vtt",
  xml: "application/xml",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  ico: "image/vnd.microsoft.icon",
  woff2: "font/woff2",
  mp4: "video/mp4",
  webm: "video/webm",
  pdf: "application/pdf",
} as const satisfies Readonly<Record<string, string>>;

/** Types that are sent with `charset=utf-8`, because every text file of a site is UTF-8. */
export const TEXT_TYPES: readonly string[] = Object.values(contentTypes).filter((type) =>
  /^text|\/xml/.test(type),
);

/** Endings of files that compression makes smaller. */
export const COMPRESSIBLE: readonly string[] = Object.entries(contentTypes)
  .filter(([, type]) => /^text|json|xml/.test(type))
  .map(([ending]) => ending);
