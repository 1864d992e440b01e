import { type Partners, partners } from "@vitrine/schema/content/partners";
import type { Logo } from "@vitrine/schema/page-props";
import type { Entry } from "../../2-validate/validate-content.ts";
import type { Resolver } from "../resolver.ts";
import { missingPicture } from "./pictures.ts";

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
    const problem = missingPicture(logo, index, "content/images/logos");
    report(entry.file, [{ ...problem, path: ["logos", i, "logo"] }]);
    return [];
  });
  return found.slice(0, SHOWN);
}
