import { fold } from "@vitrine/french/fold";
import type { ZoneGroup } from "@vitrine/schema/page-props";

/**
 * The groups with only the zones that a typed name or postal code means. Accents, case and hyphens
 * don't matter; an empty query matches all.
 */
export function matchZones(groups: readonly ZoneGroup[], query: string): readonly ZoneGroup[] {
  const wanted = fold(query);
  if (wanted === "") return groups;
  return groups.flatMap((group) => {
    const inDepartment = fold(group.department.name).startsWith(wanted);
    const zones = group.zones.filter(
      ({ name, postalCodes }) =>
        inDepartment ||
        matches(fold(lettersDown(name)), wanted) ||
        postalCodes.some((code) => code.startsWith(wanted)),
    );
    return zones.length === 0 ? [] : [{ ...group, zones }];
  });
}

/** Matches from the start of any word: "perret" finds Levallois-Perret, "paris-1" also Paris 10ᵉ. */
function matches(name: string, wanted: string): boolean {
  return name.startsWith(wanted) || name.includes(`-${wanted}`);
}

/** "Paris 3ᵉ" as one types it. */
const lettersDown = (name: string) => name.replace("ᵉ", "e").replace("ʳ", "r");
