/** The most bytes that a photo's file may have: those of the largest cameras, in JPEG, stay under it. */
export const PHOTO_MAX_BYTES = 20 * 1024 * 1024;

/** The most pixels: a phone's "50 megapixels" are 8192 by 6144. Decoded whole, that is 150 MB of colours. */
export const PHOTO_MAX_PIXELS = 8192 * 6144;

/** The longest side, in pixels: no WebP file can have a longer one than 16,383. */
export const PHOTO_MAX_SIDE = 16_000;

/** Narrower than this, in pixels, a photo is blurred on most screens: places for pictures are up to 700 px wide. */
export const PHOTO_MIN_WIDTH = 800;

/** The widths, in pixels, that a photo is offered in, as the drawn pictures are; it is never enlarged. */
export const PHOTO_WIDTHS = [400, 800, 1200] as const;
