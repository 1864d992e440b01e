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

/** Selects a page's budget, by its route or else by its file's folder. */
export function pageKind(route: string): PageKind {
  const folder = (Object.keys(byFolder) as (keyof typeof byFolder)[]).find((name) =>
    existsSync(join(paths.content, name, `${route.slice(1)}.yaml`)),
  );
  return byRoute[route] ?? (folder === undefined ? "landing" : byFolder[folder]);
}

/** A page with its kind and address. The page for unknown addresses gets an unknown one. */
export interface PageOfKind {
  readonly kind: PageKind;
  readonly address: string;
}

/** The page of each kind with the largest HTML. */
export function heaviestPages(): PageOfKind[] {
  const byKind = Map.groupBy(builtPages(), ({ route }) => pageKind(route));
  return [...byKind].map(([kind, pages]) => {
    const [first] = pages.toSorted((a, b) => b.html.length - a.html.length);
    return { kind, address: first === undefined || kind === "404" ? "/nulle-part" : first.route };
  });
}
