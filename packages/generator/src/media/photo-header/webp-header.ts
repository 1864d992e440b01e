import { exifTurns } from "./exif-turns.ts";
import type { ReadPicture, StoredPicture } from "./photo-header.ts";

type Size = Omit<StoredPicture, "turns">;

const EXIF = "Exif\0\0";

/** Walks a WebP file's chunks (WebP container specification; RFC 9649). */
export const webpHeader: ReadPicture = (file) => {
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length) return undefined;
  let size: Size | undefined;
  let turns = false;
  for (let at = 12; at + 8 <= end;) {
    const type = file.toString("latin1", at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const data = file.subarray(at + 8, at + 8 + length);
    // An extended file has its canvas first; the canvas has the size that is shown.
    size ??= sizeIn(type, data);
    if (type === "EXIF") turns = exifTurns(data.toString("latin1", 0, 6) === EXIF ? data.subarray(6) : data);
    // A chunk of odd length has a padding byte.
    at += 8 + length + (length % 2);
  }
  return size && { ...size, turns };
};

function sizeIn(type: string, data: Buffer): Size | undefined {
  switch (type) {
    case "VP8X":
      return { width: 1 + data.readUIntLE(4, 3), height: 1 + data.readUIntLE(7, 3) };
    case "VP8 ":
      return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
    case "VP8L": {
      const bits = data.readUInt32LE(1);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    default:
      return undefined;
  }
}
