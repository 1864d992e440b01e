import { diagnose } from "../1-load/source-file.ts";
import { type Generated, inOrder } from "../generate.ts";

/**
 * What was generated, unless photos turned out not to be decodable: then that is reported wherever they are
 * named, and there is nothing to build. `corrupt` has what is wrong with each, by its path.
 */
export function withoutCorruptPhotos(generated: Generated, corrupt: ReadonlyMap<string, string>): Generated {
  const found = generated.photos.flatMap(({ path, mentions }) => {
    const fault = corrupt.get(path);
    if (fault === undefined) return [];
    return mentions.map((mention) =>
      diagnose(mention.file, {
        code: "corrupt-photo",
        path: mention.path,
        at: "value",
        message: `${path} can't be decoded: ${fault}.`,
        hint: "Open it in a photo program and save it anew, or copy it again from where it came.",
      }),
    );
  });
  if (found.length === 0) return generated;
  const diagnostics = inOrder([...generated.diagnostics, ...found]);
  return { ...generated, diagnostics, site: undefined, modules: undefined };
}
