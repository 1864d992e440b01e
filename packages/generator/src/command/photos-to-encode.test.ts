import { expect, it } from "vitest";
import type { NamedPhoto } from "../3-resolve/photo-finder.ts";
import { isInShard } from "../shard.ts";
import { photosToEncode } from "./photos-to-encode.ts";

const paths = Array.from({ length: 40 }, (_, i) => `zones/zone-${i}.jpg`);
const photos = paths.map((path): NamedPhoto => {
  const image = path.slice(0, -4);
  const picture = { image, widths: [400, 800], version: "0a1b2c3d", width: 800, height: 600 };
  return { path, key: path, source: { width: 800, height: 600 }, picture, mentions: [] };
});
const page = (route: string, picture: string) =>
  ({ route, openGraphImage: { path: "", key: "", text: "", siteName: "", picture } }) as never;

it("encodes each photo in one part, and again where an Open Graph image shows it", () => {
  const shown = photos.find(({ path }) => !isInShard({ index: 1, count: 2 }, path));
  const route = ["/a", "/b", "/c", "/d"].find((each) => isInShard({ index: 1, count: 2 }, each));
  const pages = [page(route ?? "", `/images/${shown?.picture.image}-800.0a1b2c3d.webp`)];
  const site = { pages } as never;
  const [first, second] = [1, 2].map((index) => photosToEncode({ photos, site }, { index, count: 2 }));
  expect(new Set([...(first ?? []), ...(second ?? [])])).toEqual(new Set(photos));
  expect(first?.filter((photo) => second?.includes(photo))).toEqual([shown]);
  expect(photosToEncode({ photos, site }, undefined)).toEqual(photos);
});
