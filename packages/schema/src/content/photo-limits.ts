/** The most bytes of a photo's file. JPEG files of the largest cameras are smaller. */
export const PHOTO_MAX_BYTES = 20 * 1024 * 1024;

/**
 * The most pixels of a photo: a phone's "50 megapixels" are 8192 by 6144. Decoded in full, that is 150 MB of
 * colours.
 */
export const PHOTO_MAX_PIXELS = 8192 * 6144;

/** The longest side in pixels. WebP allows at most 16,383. */
export const PHOTO_MAX_SIDE = 16_000;

/**
 * The narrowest width in pixels. Pictures are up to 700 px wide on the page, so a smaller photo is blurred on
 * most screens.
 */
export const PHOTO_MIN_WIDTH = 800;

/** The widths in pixels of a photo's files, the same as for drawn pictures. A photo is never enlarged. */
export const PHOTO_WIDTHS = [400, 800, 1200] as const;
