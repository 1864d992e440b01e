const ORIENTATION = 0x0112;

/**
 * True if EXIF metadata swaps width and height: orientations 5 to 8 (EXIF 2.32, tag 274). `tiff` begins with
 * the byte order. Invalid metadata gives false.
 */
export function exifTurns(tiff: Uint8Array): boolean {
  try {
    return orientationOf(tiff) >= 5;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function orientationOf(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = view.getUint16(0) === 0x4949;
  const start = view.getUint32(4, isLittle);
  const count = view.getUint16(start, isLittle);
  for (let i = 0; i < count; i++) {
    const entry = start + 2 + i * 12;
    if (view.getUint16(entry, isLittle) !== ORIENTATION) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value <= 8 ? value : 1;
  }
  return 1;
}
