import type { NamedPhoto } from "../3-resolve/photo-finder.ts";
import { standingAddress } from "../3-resolve/open-graph-image.ts";
import type { Plan } from "../plan-from-disk.ts";
import { isInShard, type Shard } from "../shard.ts";

/** The photos that a part is to encode: its own, and those that stand in the Open Graph images of its pages. */
export function photosToEncode(
  { photos, site }: Pick<Plan, "photos" | "site">,
  shard: Shard | undefined,
): readonly NamedPhoto[] {
  if (shard === undefined) return photos;
  const standing = new Set(
    site?.pages.flatMap(({ route, openGraphImage }) =>
      isInShard(shard, route) ? (openGraphImage?.picture ?? []) : [],
    ),
  );
  return photos.filter(
    ({ path, picture }) => isInShard(shard, path) || standing.has(standingAddress(picture) ?? ""),
  );
}
