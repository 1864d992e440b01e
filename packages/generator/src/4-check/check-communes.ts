import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose, locate } from "../1-load/source-file.ts";
import type { Entry, ValidContent, ZoneOutline } from "../2-validate/validate-content.ts";

/** A commune has one local page. */
export function checkCommunes({ zones }: ValidContent): Diagnostic[] {
  const first = new Map<string, Entry<ZoneOutline>>();
  return zones.flatMap((zone) => {
    const { insee } = zone.data;
    const other = first.get(insee);
    if (other === undefined) {
      first.set(insee, zone);
      return [];
    }
    return [
      {
        ...diagnose(zone.file, {
          code: "duplicate-commune",
          path: ["insee"],
          at: "value",
          message: `${zone.file.path} and ${other.file.path} are both about the commune "${insee}".`,
          hint: "Correct the code, or delete one of the files.",
        }),
        related: [
          { file: other.file.path, range: locate(other.file, ["insee"], "value"), message: "The other one" },
        ],
      },
    ];
  });
}
