import { slugOf } from "../1-load/page-address.ts";
import { parse } from "yaml";
import { fold } from "@vitrine/french/fold";
import { formatNumber } from "@vitrine/french/format-number";
import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import { meant } from "@vitrine/schema/did-you-mean";
import { validate } from "@vitrine/schema/validate";
import { sentences, type Words } from "@vitrine/schema/diagnostics/words";
import { isReserved, isReservedRoute } from "../4-check/site/check-routes.ts";
import type { Commune, CommuneRegistry } from "../communes/commune-registry.ts";
import { communeSlug, findCommunes } from "../communes/find-communes.ts";
import { fillTemplate } from "./fill-template.ts";

/** A kind of content for which `vitrine new` writes a file. */
export type NewKind = "zone" | "sector" | "page";

/** Access of `vitrine new` to the content, the registry and the terminal. */
export interface NewContentPort {
  readonly registry: CommuneRegistry;
  /** Codes of the départements that the site covers; among homonyms, communes there are preferred. */
  readonly covered: ReadonlySet<string> | undefined;
  /** Paths of the content's YAML files. */
  list(): readonly string[];
  read(path: string): string;
  /** Creates a file; throws if it exists. */
  create(path: string, text: string): void;
  /** Address of a kind's editor schema, relative to that kind's folder. */
  schema(kind: NewKind): string;
  /** Asks a person to choose; undefined without an interactive terminal. */
  readonly choose: ((question: Words, choices: readonly string[]) => Promise<number | undefined>) | undefined;
}

/** The new file's path, its subject and its page's address; or the reason why there is none. */
export type NewContent =
  | { readonly path: string; readonly about: string; readonly route: string }
  | { readonly problem: Words };

/** Writes a new content file with all known data; never replaces an existing file. */
export async function newContent(kind: NewKind, words: string, port: NewContentPort): Promise<NewContent> {
  if (words.trim() === "") return { problem: MISSING[kind] };
  if (kind === "zone") return newZone(words, port);
  const slug = fold(words);
  if (slug === "") return { problem: noLetter(words) };
  if (isReservedRoute(`/${slug}`)) return unwritten(isReserved(`/${slug}`));
  const taken = port
    .list()
    .find((path) => path.endsWith(`/${slug}.yaml`) || routeIn(path, port) === `/${slug}`);
  if (taken !== undefined)
    return unwritten({ en: `${taken} is there already.`, fr: `${taken} existe déjà.` });
  const name = words.trim().replace(/\s+/g, " ");
  const text = fillTemplate(`templates/${kind}.yaml`, port.schema(kind), {
    name,
    "quoted name": JSON.stringify(name).slice(1, -1),
    slug,
    ...(kind === "sector" && { order: String(nextOrder(port)) }),
  });
  const [issue] = validate(kind, parse(text));
  if (issue !== undefined) return unwritten(issue.message);
  return create(port, `${kind}s`, slug, name, text);
}

const unwritten = (problem: Words) => ({
  problem: sentences(problem, { en: "Nothing was written.", fr: "Rien n’a été écrit." }),
});

/** Says that a name gives no address. */
export const noLetter = (name: string): Words => ({
  en: `"${name}" has no letter that an address could hold.`,
  fr: `« ${name} » n’a aucune lettre dont faire une adresse.`,
});

const MISSING: Readonly<Record<NewKind, Words>> = {
  zone: {
    en: 'Say which commune: a name, a postal code or an INSEE code, such as "new zone 94270".',
    fr: "Dites quelle commune, par son nom, son code postal ou son code INSEE, par exemple « new zone 94270 ».",
  },
  sector: {
    en: 'Say the sector\'s name as menus show it, such as "new sector Crèches".',
    fr: "Dites le nom du secteur, comme dans les menus, par exemple « new sector Crèches ».",
  },
  page: {
    en: 'Say the page\'s title, such as "new page Nos tarifs".',
    fr: "Dites le titre de la page, par exemple « new page Nos tarifs ».",
  },
};

async function newZone(query: string, port: NewContentPort): Promise<NewContent> {
  const { communes, near } = findCommunes(query, port.registry, port.covered);
  if (communes.length === 0) {
    const divided = port.registry.byInsee(query.trim().toUpperCase());
    if (divided !== undefined)
      return {
        problem: {
          en: `${divided.name} has a page for each arrondissement: say which, such as "${divided.name} 1".`,
          fr: `${divided.name} a une page par arrondissement : dites lequel, par exemple « ${divided.name} 1 ».`,
        },
      };
    const unknown = {
      en: `No commune is called "${query}", and none has that code.`,
      fr: `Aucune commune ne s’appelle « ${query} », et aucune n’a ce code.`,
    };
    return { problem: sentences(unknown, near === undefined ? undefined : meant(near)) };
  }
  const commune = communes.length === 1 ? communes[0] : await choice(query, communes, port);
  if (commune === undefined) return { problem: severalMatch(query, communes) };
  const zones = port.list().filter((path) => path.startsWith("zones/"));
  const codes = zones.map((path) => [path, inseeIn(port.read(path)) ?? ""] as const);
  const [there] = codes.find(([, insee]) => insee === commune.insee) ?? [];
  if (there !== undefined)
    return unwritten({
      en: `${there} is about ${commune.name} already.`,
      fr: `${there} porte déjà sur la commune ${commune.name}.`,
    });
  const name = communeSlug(commune);
  const homonym = zones.includes(`zones/${name}.yaml`);
  const slug = homonym ? `${name}-${commune.department.code.toLowerCase()}` : name;
  const proposed = port.covered === undefined ? nearestCodes(commune, codes, port) : undefined;
  return create(port, "zones", slug, inWords(commune), zoneText(commune, port.schema("zone"), proposed));
}

/** Gives the text of a new local page. Neighbours are proposed on a site without a map, which would give them. */
export function zoneText(commune: Commune, schema: string, neighbours?: readonly string[]): string {
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
    neighbours:
      neighbours === undefined
        ? `# Les voisines viennent de la carte (zone-map.yaml). Ajoutez-en ici par le nom de leur fichier :
# neighbours: [clichy, paris-17]`
        : `# Les pages voisines, par le nom de leur fichier. Proposées d'après les codes : à vérifier sur une carte.
neighbours: [${neighbours.join(", ")}]`,
  });
}

/** The most neighbours that a new page names. */
const MOST_NEIGHBOURS = 4;

/** Gives the names of the files about places of the same département, the nearest codes first. */
function nearestCodes(
  { insee, department }: Commune,
  codes: readonly (readonly [path: string, insee: string])[],
  { registry }: NewContentPort,
): string[] {
  const distance = (code: string) => Math.abs(Number(code.slice(2)) - Number(insee.slice(2)));
  return codes
    .filter(([, code]) => registry.byInsee(code)?.department.code === department.code)
    .sort(([, a], [, b]) => distance(a) - distance(b))
    .slice(0, MOST_NEIGHBOURS)
    .map(([path]) => slugOf(path));
}

/** The most communes in a question; « Saint » alone would match thousands. */
const MOST_CHOICES = 20;

async function choice(
  query: string,
  communes: readonly Commune[],
  { choose }: NewContentPort,
): Promise<Commune | undefined> {
  if (choose === undefined || communes.length > MOST_CHOICES) return undefined;
  const chosen = await choose(
    { en: `Several communes match "${query}":`, fr: `Plusieurs communes répondent à « ${query} » :` },
    communes.map(inWords),
  );
  return chosen === undefined ? undefined : communes[chosen];
}

function severalMatch(query: string, communes: readonly Commune[]): Words {
  const listed = communes.slice(0, MOST_CHOICES).map((commune) => `  ${commune.insee}  ${inWords(commune)}`);
  const rest = communes.length - MOST_CHOICES;
  const more = rest > 0 ? [`  … (+ ${rest})`] : [];
  const example = `new zone ${communes[0]?.insee}`;
  const list = [...listed, ...more].join("\n");
  return {
    en: `Several communes match "${query}". Say which by its code, such as "${example}":\n${list}`,
    fr: `Plusieurs communes répondent à « ${query} ». Dites laquelle par son code, par exemple « ${example} » :\n${list}`,
  };
}

const inWords = ({ name, department, postalCodes }: Commune) =>
  `${name} (${department.name}, ${postalCodes.join(", ")})`;

const inseeIn = (text: string) => /^insee:\s*["']?(\w+)/m.exec(text)?.[1];

function nextOrder(port: NewContentPort): number {
  const orders = port
    .list()
    .filter((path) => path.startsWith("sectors/"))
    .map((path) => Number(/^order:\s*(\d+)/m.exec(port.read(path))?.[1] ?? 0));
  return Math.max(0, ...orders) + 1;
}

/** Reads the route from a file of a page made of sections. */
const routeIn = (path: string, port: NewContentPort) =>
  path.startsWith("pages/") ? /^route:\s*["']?([^\s"'#]+)/m.exec(port.read(path))?.[1] : undefined;

function create(port: NewContentPort, folder: string, slug: string, about: string, text: string): NewContent {
  const path = `${folder}/${slug}.yaml`;
  port.create(path, text);
  return { path, about, route: `/${slug}` };
}
