import type { Resolved, ResolvedPicture } from "@vitrine/schema/content/picture";
import type { QuoteCall } from "@vitrine/schema/content/quote-call";
import { EVENING } from "@vitrine/schema/picture-address";
import type { PictureIndex } from "./pictures.ts";

/**
 * Gives the closing call of a page its picture. Without one of its own, the call shows the page's main picture in the
 * evening, if there are files for `<image>-soir`. It says nothing new, so it has no text.
 */
export function withEveningPicture<Call extends Resolved<QuoteCall>>(
  call: Call,
  main: ResolvedPicture | undefined,
  pictures: PictureIndex,
): Call {
  if (call.picture !== undefined || main === undefined) return call;
  const image = `${main.image}${EVENING}`;
  const files = pictures.get(image);
  return files === undefined ? call : { ...call, picture: { image, alt: "", ...files } };
}

/** True if `name` is the evening version of one of the pictures that content names. */
export const isEveningOf = (name: string, images: ReadonlySet<string>): boolean =>
  name.endsWith(EVENING) && images.has(name.slice(0, -EVENING.length));
