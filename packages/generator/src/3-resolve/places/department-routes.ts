import { fold } from "@vitrine/french/fold";
import type { ZoneGroup } from "@vitrine/schema/page-props";

/** Gives each département with local pages a route below the page of all zones: "/zones/hauts-de-seine". */
export function withDepartmentPages(groups: readonly ZoneGroup[], zonesRoute: string): ZoneGroup[] {
  return groups.map((group) => {
    const { department, zones } = group;
    if (zones.length === 0) return group;
    const route = `${zonesRoute === "/" ? "" : zonesRoute}/${fold(department.name)}`;
    return { ...group, department: { ...department, route } };
  });
}
