import fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { photoHeader } from "./photo-header.ts";

const KINDS = [
  ["JPEG", (image: Sharp) => image.jpeg()],
  ["JPEG", (image: Sharp) => image.jpeg({ progressive: true })],
  ["PNG", (image: Sharp) => image.png()],
  ["WebP", (image: Sharp) => image.webp()],
  ["WebP", (image: Sharp) => image.ensureAlpha(0.5).webp()],
  ["WebP", (image: Sharp) => image.webp({ lossless: true })],
  ["AVIF", (image: Sharp) => image.avif({ effort: 0 })],
  ["AVIF", (image: Sharp) => image.ensureAlpha(0.5).avif({ effort: 0 })],
] as const;
const blank = () => sharp({ create: { width: 61, height: 37, channels: 3, background: "#89a" } });

describe.each(KINDS)("%s, %s", (format, encode) => {
  let plain: Buffer;
  beforeAll(async () => {
    plain = await encode(blank()).toBuffer();
  });

  it("gives the size at which sharp shows the photo, in any orientation", async () => {
    expect(photoHeader(plain)).toEqual({ format, width: 61, height: 37 });
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const bytes = await encode(blank().withMetadata({ orientation })).toBuffer();
      const { autoOrient } = await sharp(bytes).metadata();
      expect(photoHeader(bytes), `orientation ${orientation}`).toEqual({ format, ...autoOrient });
      expect(autoOrient.width).toBe(orientation < 5 ? 61 : 37);
    }
  });

  it("is torn if cut off anywhere", () => {
    for (let length = 64; length < plain.length; length++)
      expect(photoHeader(plain.subarray(0, length)), `${length} of ${plain.length} bytes`).toEqual({
        format,
        torn: true,
      });
  });

  it("never crashes or hangs on wrong bytes", () => {
    fc.assert(
      fc.property(fc.nat(plain.length - 1), fc.uint8Array({ minLength: 1, maxLength: 12 }), (at, put) => {
        const bytes = Buffer.from(plain);
        bytes.set(put.subarray(0, bytes.length - at), at);
        const header = photoHeader(bytes);
        expect("width" in header ? Math.min(header.width, header.height) : 1).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});

it("accepts data that a camera appends after the picture", async () => {
  const bytes = Buffer.concat([await blank().jpeg().toBuffer(), Buffer.from("MotionPhoto_Data")]);
  expect(photoHeader(bytes)).toEqual({ format: "JPEG", width: 61, height: 37 });
});

it.each([
  ["HEIC", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
  ["HEIC", "\0\0\0\x18ftypmif1\0\0\0\0mif1heic"],
  ["GIF", "GIF89a"],
  ["TIFF", "II*\0"],
  ["SVG", '<?xml version="1.0"?><svg/>'],
  ["HTML", "<!doctype html>"],
  ["Git LFS pointer", "version https://git-lfs.github.com/spec/v1"],
  [undefined, "Bonjour"],
  [undefined, ""],
])("recognises %s as no accepted format", (other, start) => {
  expect(photoHeader(Buffer.from(start, "latin1"))).toEqual({ other });
});
