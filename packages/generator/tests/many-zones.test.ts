// Content with more places than one page can list.
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import type { PageModel } from "../src/3-resolve/pages/page-model.ts";
import { base } from "./base-content.ts";
import { copyDictionary } from "./dictionary-cache.ts";
import { registry } from "./real-communes.ts";
import { communeSlug } from "../src/communes/find-communes.ts";
import { fakePictures } from "./fake-environment.ts";
import { buildPlan } from "../src/build-plan.ts";
import type { Plan } from "../src/plan.ts";
import { temporaryPlans } from "./temporary-plans.ts";

const { folder, contentOf } = temporaryPlans();
// These tests plan many local pages: seconds of work, several times that on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

copyDictionary(join(folder, "cache"));
const textAt = (path: string) => base.get(path) ?? "";

const TEXTS = `departmentPage:
  title: "Nettoyage : \${département}"
  description: >-
    Où Hop & Net entretient des bureaux, \${département} (\${numéro de département}), commune par
    commune, de la première à la dernière.
  keywords: [nettoyage]
  h1: "Nettoyage : \${département}"
  tagline: Choisissez votre commune.
  cta:
    title: Des locaux à entretenir ?
    text: Nous vous rappelons.
`;

/** Adds local pages with nearly equal texts, which this site allows, for the first communes of some départements. */
function withZones(
  counts: Readonly<Record<string, number>>,
  more: Readonly<Record<string, string>>,
): Promise<Plan> {
  const zone = textAt("zones/clichy.yaml").replace(/^neighbours: .*\n/m, "");
  const communes = Object.entries(counts).flatMap(([department, count]) =>
    registry.inDepartment(department).slice(0, count),
  );
  const files = new Map<string, string>([
    ...base,
    ["site.yaml", `${textAt("site.yaml")}doorways: { similarity: 1, own: 0 }\n`],
    ...communes.map(
      (commune) =>
        [
          `zones/${communeSlug(commune)}.yaml`,
          zone.replace(/^insee: .*$/m, `insee: "${commune.insee}"`).replace("à Clichy", commune.name),
        ] as const,
    ),
    ...Object.entries(more),
  ]);
  return buildPlan({
    contentDir: contentOf(files),
    cacheDir: join(folder, "cache"),
    settings: {},
    release: false,
    dated: false,
    // A thread finds communes and words in the store, if it is of the same code. One thread starts sooner than two.
    code: "1",
    workers: 1,
    overrides: { pictures: fakePictures },
  });
}

const problemsOf = ({ diagnostics }: Plan) => diagnostics.map(({ code, file, path }) => [code, file, path]);
const pageAt = ({ site }: Plan, route: string): PageModel | undefined => site?.modelAt(route);
const defaults = textAt("zone-defaults.yaml");

it("makes a page for each département once a single page would be too long", async () => {
  const made = await withZones({ "62": 290, "80": 20 }, { "zone-defaults.yaml": defaults + TEXTS });
  expect(problemsOf(made)).toEqual([]);
  const page = pageAt(made, "/zones/pas-de-calais");
  expect(page?.head).toMatchObject({
    title: "Nettoyage\u00a0: Pas-de-Calais | Hop & Net",
    canonical: "https://www.hop-et-net.invalid/zones/pas-de-calais",
    robots: "index, follow",
  });
  expect(page?.props).toMatchObject({
    breadcrumbs: [
      { name: "Accueil", route: "/" },
      { name: "Zones d’intervention", route: "/zones" },
      { name: "Pas-de-Calais", route: "/zones/pas-de-calais" },
    ],
  });
  if (page?.template !== "DepartmentPage") throw new Error("It has another template.");
  expect(page.props.groups.reduce((sum, { zones }) => sum + zones.length, 0)).toBe(290);
  expect(page.props.groups.map(({ initial }) => initial).join("")).toBe("ABCDE");
  const somme = pageAt(made, "/zones/somme");
  expect(somme?.template === "DepartmentPage" && somme.props.groups).toMatchObject([
    { zones: { length: 20 } },
  ]);
  const local = page.props.groups[0]?.zones[0]?.route ?? "";
  expect(pageAt(made, local)?.head.jsonLd).toContainEqual(
    expect.objectContaining({
      "@type": "BreadcrumbList",
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ position: 3, name: "Pas-de-Calais" }),
      ]),
    }),
  );
});

it("lists up to 300 places on one page", async () => {
  const { site } = await withZones({ "62": 298 }, { "zone-defaults.yaml": defaults + TEXTS });
  const templates = site?.pages.map(({ route }) => site.modelAt(route)?.template);
  expect(templates?.filter((template) => template === "ZonePage")).toHaveLength(300);
  expect(templates).not.toContain("DepartmentPage");
});

it("reports missing or wrong texts of these pages once, even before they are needed", async () => {
  expect(problemsOf(await withZones({ "62": 290, "80": 20 }, {}))).toEqual([
    ["missing-key", "zone-defaults.yaml", ""],
  ]);
  const mistaken = `${defaults}${TEXTS.replace("tagline: Choisissez", "tagline: ${lieu}, choisissez")}`;
  expect(problemsOf(await withZones({ "62": 2, "80": 2 }, { "zone-defaults.yaml": mistaken }))).toEqual([
    ["unknown-fact", "zone-defaults.yaml", "departmentPage.tagline"],
  ]);
});

it("reports repeated addresses and titles of these pages", async () => {
  const page = textAt("pages/zones.yaml").replace("route: /zones", "route: /zones/somme");
  const more = {
    "zone-defaults.yaml": `${defaults}${TEXTS.replace(' : ${département}"', ' au nord"')}`,
    "pages/somme.yaml": page.replace(/^title: .*$/m, "title: La Somme").replace("Toutes", "Enfin toutes"),
  };
  expect(problemsOf(await withZones({ "62": 290, "80": 20 }, more))).toEqual([
    ["duplicate-route", "pages/somme.yaml", "route"],
    ["duplicate-title", "zone-defaults.yaml", "departmentPage.title"],
  ]);
});
