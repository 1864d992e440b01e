import { type Partners, partners } from "@vitrine/schema/content/partners";
import { suggest } from "@vitrine/schema/did-you-mean";
import type { Logo } from "@vitrine/schema/page-props";
import type { Entry } from "../../2-validate/validate-content.ts";
import type { Resolver } from "../resolver.ts";

/** Logos that content may name, by file name. */
export type LogoIndex = ReadonlyMap<string, Omit<Logo, "name">>;

/** Number of logos in the strip (spec section 9). */
const SHOWN = 12;

/** Gives the strip's logos; reports a logo without a file. */
export function partnerLogos(
  { resolve, report }: Resolver,
  entry: Entry<Partners> | undefined,
  index: LogoIndex,
): Logo[] {
  if (entry === undefined) return [];
  const { logos } = resolve(entry.file, partners, entry.data);
  const found = logos.flatMap(({ name, logo }, i) => {
    const files = index.get(logo);
    if (files !== undefined) return [{ name, ...files }];
    report(entry.file, [
      {
        code: "missing-picture",
        path: ["logos", i, "logo"],
        message: {
          en: `There is no logo "${logo}.svg" in content/images/logos.`,
          fr: `Aucun logo « ${logo}.svg » ne se trouve dans content/images/logos.`,
        },
        hint: suggest(logo, [...index.keys()]),
      },
    ]);
    return [];
  });
  return found.slice(0, SHOWN);
}
