import { catalogue, type DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";
import { didYouMean, suggest } from "@vitrine/schema/did-you-mean";
import { pageOrigins } from "./page-origins.ts";
import type { Plan } from "../plan.ts";
import { UsageError } from "./parse-arguments.ts";
import type { CommandPort, SiteFolders } from "./command-port.ts";

/** Prints the meaning of a diagnostic code and its remedy. */
export function explainCode(code: string, { print }: Pick<CommandPort, "print">): 0 {
  if (!Object.hasOwn(catalogue, code)) {
    const near = didYouMean(code, Object.keys(catalogue));
    const hint =
      near === undefined ? `An address begins with a slash: "/${code}".` : `Did you mean "${near}"?`;
    throw new UsageError(`"${code}" is neither a diagnostic code nor a route such as /clichy. ${hint}`);
  }
  const { title, help } = catalogue[code as DiagnosticCode];
  print(`${code}\n\n${title}.\n${help}\n`);
  return 0;
}

/** Prints the origins of a page, and how the last build treated it. */
export function explainRoute(
  route: string,
  { site, content, registry }: Plan,
  folders: SiteFolders,
  { print, lastBuild }: Pick<CommandPort, "print" | "lastBuild">,
): 0 {
  const page = site?.modelAt(route);
  if (page === undefined) {
    const routes = site?.pages.map((candidate) => candidate.route) ?? [];
    throw new UsageError(`There is no page "${route}". ${suggest(route, routes) ?? ""}`.trim());
  }
  const origins = pageOrigins(page, content, registry);
  const { file, template, defaults, facts, commune, neighbours, pictures, links } = origins;
  const lines: readonly (readonly [label: string, value: string | undefined])[] = [
    ["Made from", file],
    ["Template", template],
    ["Commune", commune],
    ["Defaults", defaults.length === 0 ? undefined : `zone-defaults.yaml: ${defaults.join(", ")}`],
    ["Facts", facts.join(", ") || undefined],
    ["Neighbours", neighbours.join(", ") || undefined],
    ["Pictures", pictures.join(", ") || undefined],
    ["Links", links.length === 0 ? undefined : `${links.length}: ${links.join(", ")}`],
    ["All pages", "site.yaml, the sectors' names, the main zones: the header and the footer"],
    ["Last build", lastBuild(route, folders)],
  ];
  const shown = lines.flatMap(([label, value]) =>
    value === undefined ? [] : [`  ${label.padEnd(12)}${value}\n`],
  );
  print(`${route}\n${shown.join("")}`);
  return 0;
}
