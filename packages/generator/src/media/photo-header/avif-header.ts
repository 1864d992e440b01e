import type { ReadPicture, StoredPicture } from "./photo-header.ts";

type Size = Omit<StoredPicture, "turns">;

/** Boxes around the boxes with sizes, with the bytes of their own data before the inner boxes. */
const CONTAINERS: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 };

interface Box {
  readonly type: string;
  readonly data: Buffer;
}

/**
 * Walks an AVIF file's boxes (ISO/IEC 14496-12 and 23008-12) to the properties of its pictures. The largest
 * picture counts: the others are its thumbnail, its transparency or its tiles.
 */
export const avifHeader: ReadPicture = (file) => {
  const boxes = boxesIn(file);
  let size: Size | undefined;
  for (const { type, data } of boxes) {
    if (type !== "ispe") continue;
    const [width, height] = [data.readUInt32BE(4), data.readUInt32BE(8)];
    if (size === undefined || width * height > size.width * size.height) size = { width, height };
  }
  // The value is a number of quarter turns; an odd number swaps width and height.
  const turns = boxes.some(({ type, data }) => type === "irot" && data.readUInt8(0) % 2 === 1);
  const hasData = boxes.some(({ type }) => type === "mdat" || type === "idat");
  return hasData && size !== undefined ? { ...size, turns } : undefined;
};

/**
 * Lists all boxes, with those inside containers. Throws a RangeError for a box that ends past the file's end.
 */
function boxesIn(file: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < file.length;) {
    const short = file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    const head = short === 1 ? 16 : 8;
    const length =
      short === 0 ? file.length - at : short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short;
    if (length < head || at + length > file.length) throw new RangeError(`The box ${type} is not whole.`);
    const data = file.subarray(at + head, at + length);
    const inner = CONTAINERS[type];
    if (inner === undefined) boxes.push({ type, data });
    else boxes.push(...boxesIn(data.subarray(inner)));
    at += length;
  }
  return boxes;
}
