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

/** Access of `vitrine new` to the content and the registry. */
export interface NewContentPort {
  readonly registry: CommuneRegistry;
  /** Paths of the content's YAML files. */
  list(): readonly string[];
  read(path: string): string;
  /** Creates a file; throws if it exists. */
  create(path: string, text: string): void;
  /** Address of a kind's editor schema, relative to that kind's folder. */
  schema(kind: NewKind): string;
}

/** The new file's path, its subject and its page's address; or the reason why there is none. */
export type NewContent =
  | { readonly path: string; readonly about: string; readonly route: string }
  | { readonly problem: Words };

/** Writes a new content file with all known data; never replaces an existing file. */
export function newContent(kind: NewKind, words: string, port: NewContentPort): NewContent {
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

function newZone(query: string, port: NewContentPort): NewContent {
  const { communes, near } = findCommunes(query, port.registry);
  const [commune] = communes;
  if (commune === undefined) {
    const unknown = {
      en: `No commune is called "${query}", and none has that code.`,
      fr: `Aucune commune ne s’appelle « ${query} », et aucune n’a ce code.`,
    };
    return { problem: sentences(unknown, near === undefined ? undefined : meant(near)) };
  }
  if (communes.length > 1) return { problem: severalMatch(query, communes) };
  const zones = port.list().filter((path) => path.startsWith("zones/"));
  const there = zones.find((path) => inseeIn(port.read(path)) === commune.insee);
  if (there !== undefined)
    return unwritten({
      en: `${there} is about ${commune.name} already.`,
      fr: `${there} porte déjà sur la commune ${commune.name}.`,
    });
  const name = communeSlug(commune);
  const homonym = zones.includes(`zones/${name}.yaml`);
  const slug = homonym ? `${name}-${commune.department.code.toLowerCase()}` : name;
  return create(port, "zones", slug, inWords(commune), zoneText(commune, port.schema("zone")));
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
const MOST_CHOICES = 20;

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
