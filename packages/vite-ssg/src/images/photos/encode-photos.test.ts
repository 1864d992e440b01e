import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { PICTURE_FORMATS } from "@vitrine/schema/picture-address";
import { temporaryFolder } from "@vitrine/generator/temporary-folder";
import { encodedFiles, encodePhotos, type SourcePhoto } from "./encode-photos.ts";

const folder = temporaryFolder();
const cacheDir = join(folder, "cache");
const places = { contentDir: folder, cacheDir };

/**
 * A photo of 1000 by 500 in Display P3, its left half red. It is stored rotated, with GPS data, as phones do.
 */
const job: SourcePhoto = {
  path: "phone.jpg",
  key: "phone",
  source: { width: 1000, height: 500 },
  picture: { widths: [400, 1000], height: 500 },
};
let stored: Buffer;

beforeAll(async () => {
  const half = { width: 500, height: 500, channels: 3 } as const;
  const red = await sharp({ create: { ...half, background: "#f00" } })
    .png()
    .toBuffer();
  const upright = await sharp({ create: { ...half, width: 1000, background: "#00f" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  stored = await sharp(upright)
    .rotate(-90)
    .withIccProfile("p3")
    .withExif({ IFD0: { Make: "Telephone" }, IFD3: { GPSLatitude: "48/1 54/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toBuffer();
  writeFileSync(join(folder, job.path), stored);
});

const encodedOf = ({ key, picture: { widths } }: SourcePhoto) =>
  widths.flatMap((width) =>
    PICTURE_FORMATS.map((format) => encodedFiles(cacheDir)(key, width, format) ?? ""),
  );

it("encodes no more where it is to stop", async () => {
  await expect(encodePhotos([job], { ...places, signal: AbortSignal.abort() })).rejects.toThrow("aborted");
  expect(encodedOf(job)).toEqual(["", "", "", ""]);
});

it("stands the photo upright, converts its colours, and keeps nothing else of the file", async () => {
  const { orientation, exif, icc, width } = await sharp(stored).metadata();
  expect({ orientation, width }).toEqual({ orientation: 6, width: 500 });
  expect(exif?.includes("Telephone") && icc !== undefined).toBe(true);

  expect(await encodePhotos([job], places)).toEqual({ encoded: 1, corrupt: new Map() });
  for (const file of encodedOf(job)) {
    const encoded = await sharp(file).metadata();
    const expected = file.includes("-400.") ? { width: 400, height: 200 } : { width: 1000, height: 500 };
    expect(encoded).toMatchObject({
      ...expected,
      space: "srgb",
      format: file.endsWith("webp") ? "webp" : "heif",
    });
    expect([encoded.exif, encoded.xmp, encoded.iptc, encoded.icc, encoded.orientation]).toEqual(
      Array.from({ length: 5 }),
    );
    expect(readFileSync(file).includes("Telephone")).toBe(false);
    const { data } = await sharp(file)
      .extract({ left: 20, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    // P3's red lies outside sRGB: without conversion, the pixel would stay 234, 51, 35.
    expect(data[0]).toBeGreaterThan(245);
    expect(data[2]).toBeLessThan(60);
  }
});

it("encodes a photo once, whatever the file's name or time", async () => {
  const times = () => encodedOf(job).map((file) => statSync(file).mtimeMs);
  const before = times();
  expect((await encodePhotos([job, { ...job, path: "elsewhere.jpg" }], places)).encoded).toBe(0);
  expect(times()).toEqual(before);
  const [first = "", second = ""] = encodedOf(job);
  rmSync(first);
  expect((await encodePhotos([job], places)).encoded).toBe(1);
  const sound = readFileSync(second);
  writeFileSync(second, sound.subarray(1));
  expect((await encodePhotos([job], places)).encoded).toBe(1);
  expect(readFileSync(second).equals(sound)).toBe(true);
});

it("gives the same bytes each time", async () => {
  const again = join(folder, "again");
  await encodePhotos([job], { ...places, cacheDir: again });
  for (const file of encodedOf(job))
    expect(readFileSync(file.replace(cacheDir, again)).equals(readFileSync(file))).toBe(true);
});

it.each([
  [
    "damaged",
    (bytes: Buffer) => bytes.fill("\xFF\x3A", bytes.length >> 1, (bytes.length >> 1) + 400, "latin1"),
    /JPEG|jpeg/,
  ],
  ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length * 0.6), /premature end/],
])("says what is wrong with a photo that is %s, and goes on with the others", async (name, harm, words) => {
  const path = `${name}.jpg`;
  writeFileSync(join(folder, path), harm(Buffer.from(stored)));
  const { encoded, corrupt } = await encodePhotos(
    [
      { ...job, path, key: name },
      { ...job, key: `beside ${name}` },
    ],
    places,
  );
  expect(encoded).toBe(1);
  expect([...corrupt.keys()]).toEqual([path]);
  expect(corrupt.get(path)).toMatch(words);
});

it("decodes no more than the header that was looked at promised", async () => {
  const large = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  const path = "swapped.png";
  writeFileSync(join(folder, path), large);
  const { corrupt } = await encodePhotos([{ ...job, path, key: "swapped" }], places);
  expect(corrupt.get(path)).toMatch(/exceeds pixel limit|header says 1000 × 500/);
});

it("takes the photos of phones that write the end of the spectrum as 0", async () => {
  const bytes = await sharp({ create: { width: 1000, height: 500, channels: 3, background: "#a74" } })
    .jpeg()
    .toBuffer();
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda])) + 2;
  bytes[scan + bytes.readUInt16BE(scan) - 2] = 0;
  const path = "samsung.jpg";
  writeFileSync(join(folder, path), bytes);
  expect(await encodePhotos([{ ...job, path, key: "samsung" }], places)).toEqual({
    encoded: 1,
    corrupt: new Map(),
  });
});
