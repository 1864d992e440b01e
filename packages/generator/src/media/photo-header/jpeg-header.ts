import { exifTurns } from "./exif-turns.ts";
import type { ReadPicture, StoredPicture } from "./photo-header.ts";

type Size = Omit<StoredPicture, "turns">;

const START_OF_SCAN = 0xda;
const APP1 = 0xe1;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
const EXIF = "Exif\0\0";

/** True for markers that begin a frame (ITU-T T.81, table B.1): C0 to CF, except those of tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Walks a JPEG file's segments to its picture, and checks that the picture has an end (ITU-T T.81, annex B).
 */
export const jpegHeader: ReadPicture = (file) => {
  let size: Size | undefined;
  let turns = false;
  for (let at = 2; ;) {
    if (file.readUInt8(at) !== 0xff) return undefined;
    const marker = file.readUInt8(at + 1);
    // Any number of FF bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = file.readUInt16BE(at + 2);
    if (isFrame(marker)) size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    if (marker === APP1 && file.toString("latin1", at + 4, at + 10) === EXIF)
      turns = exifTurns(file.subarray(at + 10, at + 2 + length));
    at += 2 + length;
    // Picture data never has the two bytes of the end marker, but data that cameras append may.
    if (marker === START_OF_SCAN) {
      return file.lastIndexOf(END_OF_IMAGE) >= at && size ? { ...size, turns } : undefined;
    }
  }
};
