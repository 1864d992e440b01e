import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PageKind } from "./budget.data.ts";
import { paths } from "../site-paths.ts";
import { builtPages } from "./built-site.ts";

const byRoute: Readonly<Record<string, PageKind>> = {
  "/": "home",
  "/404": "404",
  "/zones": "zones",
  "/demande-devis": "form",
  "/paris/entreprise-de-nettoyage": "sectors",
};
const byFolder = { zones: "zone", sectors: "sector", legal: "legal" } as const;

/** Which budget a page of this site has: by its route, else by the folder of its file. */
export function pageKind(route: string): PageKind {
  const folder = (Object.keys(byFolder) as (keyof typeof byFolder)[]).find((name) =>
    existsSync(join(paths.content, name, `${route.slice(1)}.yaml`)),
  );
  return byRoute[route] ?? (folder === undefined ? "landing" : byFolder[folder]);
}

/** A page of its kind, and where to ask for it: the page for unknown addresses at one. */
export interface PageOfKind {
  readonly kind: PageKind;
  readonly address: string;
}

/** The page with most HTML of each kind. */
export function heaviestPages(): PageOfKind[] {
  const byKind = Map.groupBy(builtPages(), ({ route }) => pageKind(route));
  return [...byKind].map(([kind, pages]) => {
    const [first] = pages.toSorted((a, b) => b.html.length - a.html.length);
    return { kind, address: first === undefined || kind === "404" ? "/nulle-part" : first.route };
  });
}
