import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose, locate, type SourceText } from "../../1-load/source-file.ts";

/** Reports communes with several local pages. `local` has the pages' files by path and commune code. */
export function checkCommunes(
  local: Iterable<{ readonly path: string; readonly insee?: string | undefined }>,
  fileAt: (path: string) => SourceText,
): Diagnostic[] {
  const first = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const { path, insee } of local) {
    if (insee === undefined) continue;
    const other = first.get(insee);
    if (other === undefined) {
      first.set(insee, path);
      continue;
    }
    const range = locate(fileAt(other), ["insee"], "value");
    diagnostics.push({
      ...diagnose(fileAt(path), {
        code: "duplicate-commune",
        path: ["insee"],
        message: `${path} and ${other} are both about the commune "${insee}".`,
        hint: "Correct the code, or delete one of the files.",
      }),
      related: [{ file: other, range, message: "The other one" }],
    });
  }
  return diagnostics;
}
