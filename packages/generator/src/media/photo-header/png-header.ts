import { exifTurns } from "./exif-turns.ts";
import type { ReadPicture } from "./photo-header.ts";

/** Walks a PNG file's chunks from the first to the last, IEND (PNG, third edition, section 5). */
export const pngHeader: ReadPicture = (file) => {
  const size = { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  let turns = false;
  for (let at = 8; ;) {
    const length = file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    if (at === 8 && type !== "IHDR") return undefined;
    if (type === "eXIf") turns = exifTurns(file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
    if (type === "IEND") return at > file.length ? undefined : { ...size, turns };
  }
};
