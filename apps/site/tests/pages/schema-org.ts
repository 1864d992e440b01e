import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Schema.org's definitions of its terms, by their short names. */
export interface Vocabulary {
  /** Every type, with its direct parents; data types such as Text are included. */
  readonly types: ReadonlyMap<string, readonly string[]>;
  readonly properties: ReadonlyMap<string, Property>;
  /** Members of enumerations, with their types: Monday is a DayOfWeek. */
  readonly members: ReadonlyMap<string, readonly string[]>;
}

interface Property {
  /** Types that have the property. */
  readonly domain: readonly string[];
  /** Types of the property's values. */
  readonly range: readonly string[];
  /** The term that replaces this one in schema.org. */
  readonly supersededBy?: string | undefined;
}

const NAMESPACE = "http://schema.org/";
const RDF_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const RDF_PROPERTY = "http://www.w3.org/1999/02/22-rdf-syntax-ns#Property";
const CLASS = "http://www.w3.org/2000/01/rdf-schema#Class";
const SUBCLASS_OF = "http://www.w3.org/2000/01/rdf-schema#subClassOf";
const QUAD = /^<([^>]*)> <([^>]*)> <([^>]*)> <[^>]*> \.$/;

/** Reads schema.org's definitions from @vocabulary/schema, as published at schema.org/version/latest. */
export function readVocabulary(): Vocabulary {
  // The package ships the published file beside its module; the module itself needs an RDF library.
  const file = fileURLToPath(new URL("schema.nq", import.meta.resolve("@vocabulary/schema")));
  const quads = readFileSync(file, "utf8").split("\n").flatMap(toQuad);
  const objects = (predicate: string) => {
    const found = new Map<string, string[]>();
    for (const [subject, , object] of quads.filter((quad) => quad[1] === predicate))
      found.set(subject, [...(found.get(subject) ?? []), short(object)]);
    return found;
  };
  const parents = objects(SUBCLASS_OF);
  const domains = objects(`${NAMESPACE}domainIncludes`);
  const ranges = objects(`${NAMESPACE}rangeIncludes`);
  const successors = objects(`${NAMESPACE}supersededBy`);
  const kinds = quads.filter(
    ([subject, predicate]) => predicate === RDF_TYPE && subject.startsWith(NAMESPACE),
  );
  const subjectsOf = (kind: string) => kinds.filter(([, , object]) => object === kind).map(([term]) => term);
  const types = new Map(subjectsOf(CLASS).map((term) => [short(term), parents.get(term) ?? []]));
  const members = new Map<string, string[]>();
  for (const [term, , kind] of kinds) {
    if (types.has(short(kind)) && kind !== `${NAMESPACE}DataType`)
      members.set(short(term), [...(members.get(short(term)) ?? []), short(kind)]);
  }
  return {
    types,
    members,
    properties: new Map(
      subjectsOf(RDF_PROPERTY).map((term) => [
        short(term),
        {
          domain: domains.get(term) ?? [],
          range: ranges.get(term) ?? [],
          ...(successors.has(term) && { supersededBy: successors.get(term)?.[0] }),
        },
      ]),
    ),
  };
}

function toQuad(line: string): [[subject: string, predicate: string, object: string]] | [] {
  const [, subject = "", predicate = "", object = ""] = QUAD.exec(line) ?? [];
  return subject === "" ? [] : [[subject, predicate, object]];
}

const short = (term: string) => term.replace(NAMESPACE, "");
