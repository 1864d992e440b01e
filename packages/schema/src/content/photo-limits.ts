/** The most bytes of a photo's file. JPEG files of the largest cameras are smaller. */
export const PHOTO_MAX_BYTES = 20 * 1024 * 1024;

/** The most pixels of a photo: a phone's "50 megapixels", which decode to 150 MB of colours. */
export const PHOTO_MAX_PIXELS = 8192 * 6144;

/** The longest side in pixels. WebP allows at most 16,383. */
export const PHOTO_MAX_SIDE = 16_000;

/** The narrowest width in pixels. Pages show up to 700 px, which a smaller photo fills on few screens. */
export const PHOTO_MIN_WIDTH = 800;

/** The widths in pixels of a photo's files, the same as for drawn pictures. A photo is never enlarged. */
export const PHOTO_WIDTHS = [400, 800, 1200] as const;
