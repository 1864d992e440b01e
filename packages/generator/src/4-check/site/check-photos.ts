import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { FILE_START } from "../../1-load/source-file.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";

/** Reports photos that no content names. A file that is broken or held back may name any: nothing is reported then. */
export function checkPhotos(
  { zoneDefaults, pending, held }: ValidContent,
  unnamed: readonly string[],
): Diagnostic[] {
  if (zoneDefaults === undefined || pending.anyRoute || pending.routes.size + held.size > 0) return [];
  return unnamed.map((file) => ({
    code: "unused-photo",
    severity: "warning",
    file,
    range: FILE_START,
    path: "",
    message: "No page shows this photo.",
    hint: "Name it as the image of a picture, or delete it: it does not go out with the site.",
  }));
}
