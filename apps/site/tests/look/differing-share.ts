import { existsSync } from "node:fs";
import sharp from "sharp";

/** Tolerance of a colour channel, of 255, because letters' edges differ between renderings. */
const TOLERANCE = 48;

/**
 * Share of pixels in which two pictures differ. Pixels outside one of them count. Undefined without a first
 * picture.
 */
export async function differingShare(before: string, after: string): Promise<number | undefined> {
  if (!existsSync(before)) return undefined;
  const [a, b] = await Promise.all([pixels(before), pixels(after)]);
  const all = Math.max(a.data.length, b.data.length) / 3;
  const common = Math.min(a.data.length, b.data.length) / 3;
  let differing = all - common;
  for (let i = 0; i < common * 3; i += 3) {
    const isFar = [0, 1, 2].some((c) => Math.abs((a.data[i + c] ?? 0) - (b.data[i + c] ?? 0)) > TOLERANCE);
    if (isFar) differing++;
  }
  return differing / all;
}

const pixels = (file: string) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
