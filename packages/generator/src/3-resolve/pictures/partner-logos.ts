import type { Partners } from "@vitrine/schema/content/partners";
import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import { suggest } from "@vitrine/schema/did-you-mean";
import type { Logo } from "@vitrine/schema/page-props";

/** Logos that content may name, by file name. */
export type LogoIndex = ReadonlyMap<string, Omit<Logo, "name">>;

/** Number of logos in the strip (spec section 9). */
const SHOWN = 12;

/** Gives the strip's logos; reports a logo without a file. */
export function partnerLogos(
  { logos }: Partners,
  index: LogoIndex,
): { logos: Logo[]; issues: ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const found = logos.flatMap(({ name, logo }, i) => {
    const files = index.get(logo);
    if (files !== undefined) return [{ name, ...files }];
    issues.push({
      code: "missing-picture",
      path: ["logos", i, "logo"],
      message: `There is no logo "${logo}.svg" in content/images/logos.`,
      hint: index.size === 0 ? undefined : suggest(logo, [...index.keys()]),
    });
    return [];
  });
  return { logos: found.slice(0, SHOWN), issues };
}
