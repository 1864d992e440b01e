import type { Facts } from "@vitrine/schema/content/facts";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import type { Entry, ValidContent } from "../2-validate/validate-content.ts";
import { SITE_STAND_IN, ZONE_DEFAULTS_STAND_IN } from "./stand-ins.data.ts";

/** The files that every page depends on. */
export type SharedFiles = ReturnType<typeof sharedFilesOf>;

/** Gives the shared files. A stand-in replaces each file with a mistake, so that all others are checked. */
export function sharedFilesOf(
  { site, facts, theme, zoneDefaults }: ValidContent,
  texts: ReadonlyMap<string, string>,
) {
  const standIn = <Data>(path: string, data: Data): Entry<Data> => ({
    file: { path, text: texts.get(path) ?? "" },
    slug: "",
    data,
  });
  return {
    site: site ?? standIn("site.yaml", SITE_STAND_IN),
    /** Undefined without theme.yaml: the look is the default one. */
    theme,
    facts: facts ?? standIn<Facts>("facts.yaml", {}),
    zoneDefaults: zoneDefaults ?? standIn("zone-defaults.yaml", ZONE_DEFAULTS_STAND_IN),
  };
}

/** Gives a function that is false for a problem that only a stand-in causes. */
export function isGenuine({ site, facts, zoneDefaults }: ValidContent): (problem: Diagnostic) => boolean {
  const absent = new Set<string>();
  if (site === undefined) absent.add("site.yaml");
  if (zoneDefaults === undefined) absent.add("zone-defaults.yaml");
  return ({ file, code }) => {
    if (code === "bad-setting") return true;
    if (facts === undefined && (code === "unknown-fact" || code === "bad-length")) return false;
    if (site === undefined && code === "unknown-branch") return false;
    return !absent.has(file);
  };
}
