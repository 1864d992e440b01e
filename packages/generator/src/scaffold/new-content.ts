import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { fold } from "@vitrine/french/fold";
import { formatNumber } from "@vitrine/french/format-number";
import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import { contentKinds } from "@vitrine/schema/content-kinds";
import { meant } from "@vitrine/schema/did-you-mean";
import { validate } from "@vitrine/schema/validate";
import { sentences, type Words } from "@vitrine/schema/diagnostics/words";
import { isReservedRoute, reservedRoute, routeOfFile } from "../1-load/page-address.ts";
import type { Commune, CommuneRegistry } from "../communes/commune-registry.ts";
import { communeSlug, type FoundCommunes, findCommunes } from "../communes/find-communes.ts";
import { filesIn } from "../files/files-in.ts";
import { createFile } from "../files/write-whole.ts";
import { fillTemplate } from "./fill-template.ts";

/** A kind of content for which `vitrine new` writes a file. */
export type NewKind = "zone" | "sector" | "page";

/** The site that gets a new page. */
interface NewContentInput {
  readonly contentDir: string;
  readonly registry: CommuneRegistry;
  /** Gives the address of a kind's editor schema, relative to a folder. */
  schema(kind: string, folder: string): string;
}

/** The new file's path, its subject and its page's address; or the reason why there is none. */
export type NewContent =
  | { readonly path: string; readonly about: string; readonly route: string }
  | { readonly problem: Words };

/** Writes a new content file with all known data; never replaces an existing file. */
export function newContent(kind: NewKind, name: string, input: NewContentInput): NewContent {
  if (kind === "zone") return newZone(name, input);
  const { contentDir, schema } = input;
  const slug = fold(name);
  if (slug === "") return { problem: noLetter(name) };
  if (isReservedRoute(`/${slug}`)) return unwritten(reservedRoute(`/${slug}`));
  const textOf = reader(contentDir);
  const taken = yamlIn(contentDir, "zones", "sectors", "pages", "legal").find(
    (path) =>
      path.endsWith(`/${slug}.yaml`) ||
      (path.startsWith("pages/") && ROUTE.exec(textOf(path))?.[1] === `/${slug}`),
  );
  if (taken !== undefined)
    return unwritten({ en: `${taken} is there already.`, fr: `${taken} existe déjà.` });
  const about = name.trim().replace(/\s+/g, " ");
  const orders = yamlIn(contentDir, "sectors").map((path) => Number(ORDER.exec(textOf(path))?.[1] ?? 0));
  const text = fillTemplate(`templates/${kind}.yaml`, schema(kind, `${kind}s`), {
    name: about,
    "quoted name": JSON.stringify(about).slice(1, -1),
    slug,
    order: String(Math.max(0, ...orders) + 1),
  });
  const [issue] = validate(kind, parse(text)).issues;
  if (issue !== undefined) return unwritten(issue);
  return create(contentDir, `${kind}s/${slug}.yaml`, about, text);
}

const ROUTE = /^route:\s*["']?([^\s"'#]+)/m;
const ORDER = /^order:\s*(\d+)/m;
const INSEE = /^insee:\s*["']?(\w+)/m;

/** Lists the YAML files of some folders. */
const yamlIn = (contentDir: string, ...folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    filesIn(join(contentDir, folder))
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => `${folder}/${name}`),
  );

const reader = (contentDir: string) => (path: string) => readFileSync(join(contentDir, path), "utf8");

const unwritten = (problem: Words) => ({
  problem: sentences(problem, { en: "Nothing was written.", fr: "Rien n’a été écrit." }),
});

/** Says that a name gives no address. */
export const noLetter = (name: string): Words => ({
  en: `"${name}" has no letter that an address could hold.`,
  fr: `« ${name} » n’a aucune lettre dont faire une adresse.`,
});

/** Finds the postal codes of the company's places in site.yaml, without a parser: it may be broken. */
function postalCodesIn(contentDir: string): string[] {
  const site = join(contentDir, contentKinds.site.place);
  const text = existsSync(site) ? readFileSync(site, "utf8") : "";
  return [...text.matchAll(/^[^#\n]*\bpostalCode:\s*["']?(\d{5})/gm)].map(([, code = ""]) => code);
}

/** The département of an INSEE or postal code; INSEE's 2A and 2B have postal codes with 20. */
const departmentOf = (code: string) => code.slice(0, code.startsWith("97") ? 3 : 2).replace(/^2[AB]/, "20");

function newZone(query: string, { contentDir, registry, schema }: NewContentInput): NewContent {
  const { communes: found, longer = [], near, merged } = findCommunes(query, registry);
  const textOf = reader(contentDir);
  const zones = yamlIn(contentDir, "zones");
  const codes = [
    ...postalCodesIn(contentDir),
    ...zones.flatMap((path) => INSEE.exec(textOf(path))?.[1] ?? []),
  ];
  const areas = new Set(codes.map(departmentOf));
  const isNear = ({ insee, postalCodes }: Commune) =>
    [insee, ...postalCodes].some((code) => areas.has(departmentOf(code)));
  const own = found.filter(isNear);
  const isLarger = ({ population }: Commune) => population > (found[0]?.population ?? 0);
  // The homonym near the business is meant. Without one, a longer name there may be, or that of a larger commune.
  const choices = [...longer.filter(isNear), ...found, ...longer.filter(isLarger)];
  const communes = own.length > 0 ? own : [...new Set(choices)];
  const [commune] = communes;
  if (merged !== undefined) return { problem: isPartOf(merged) };
  if (commune === undefined) {
    const unknown = {
      en: `No commune is called "${query}", and none has that code.`,
      fr: `Aucune commune ne s’appelle « ${query} », et aucune n’a ce code.`,
    };
    return { problem: sentences(unknown, near === undefined ? undefined : meant(near)) };
  }
  if (communes.length > 1) return { problem: severalMatch(query, communes) };
  const there = zones.find((path) => INSEE.exec(textOf(path))?.[1] === commune.insee);
  if (there !== undefined)
    return unwritten({
      en: `${there} is about ${commune.name} already.`,
      fr: `${there} porte déjà sur la commune ${commune.name}.`,
    });
  const name = communeSlug(commune);
  const homonym = zones.includes(`zones/${name}.yaml`);
  const slug = homonym ? `${name}-${commune.department.code.toLowerCase()}` : name;
  const text = zoneText(commune, schema("zone", "zones"));
  return create(contentDir, `zones/${slug}.yaml`, inWords(commune), text);
}

/** Gives the text of a new local page. */
export function zoneText(commune: Commune, schema: string): string {
  const { insee, department, postalCodes, population } = commune;
  const { name, at, of } = placeName(commune.name, commune.elides);
  return fillTemplate("templates/zone.yaml", schema, {
    insee,
    name,
    "in place": at,
    "of place": of,
    department: department.name,
    "department code": department.code,
    "postal codes": postalCodes.join(", "),
    population: typeset(formatNumber(population)),
  });
}

/** The most communes in a list; « Saint » alone would match thousands. */
const MAX_CHOICES = 20;

function severalMatch(query: string, communes: readonly Commune[]): Words {
  const listed = communes.slice(0, MAX_CHOICES).map((commune) => `  ${commune.insee}  ${inWords(commune)}`);
  const rest = communes.length - MAX_CHOICES;
  const more = rest > 0 ? [`  … (+ ${rest})`] : [];
  // Some INSEE codes are also postal codes: the name beside one tells them apart.
  const example = `new zone "${communes[0]?.insee} ${communes[0]?.name}"`;
  const list = [...listed, ...more].join("\n");
  return {
    en: `Several communes match "${query}". Say which by its code and name, such as: ${example}\n${list}`,
    fr: `Plusieurs communes répondent à « ${query} ». Dites laquelle par son code et son nom, par exemple : ${example}\n${list}`,
  };
}

const isPartOf = ({ into, former }: NonNullable<FoundCommunes["merged"]>): Words => ({
  en: `"${former}" is part of the commune ${into.name} today. Ask for the page of ${into.name}: new zone "${into.insee} ${into.name}"`,
  fr: `« ${former} » fait aujourd’hui partie de la commune ${into.name}, dont la page se crée par : new zone "${into.insee} ${into.name}"`,
});

const inWords = ({ name, department, postalCodes }: Commune) =>
  `${name} (${department.name}, ${postalCodes.join(", ")})`;

function create(contentDir: string, path: string, about: string, text: string): NewContent {
  createFile(join(contentDir, path), text);
  return { path, about, route: routeOfFile(path) };
}
