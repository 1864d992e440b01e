import { imageSize } from "image-size";

/** A picture's size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Reads the size of a picture; undefined if its bytes don't tell it. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
