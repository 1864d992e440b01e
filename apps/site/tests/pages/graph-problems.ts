import type { Vocabulary } from "./schema-org.ts";

type Node = Readonly<Record<string, unknown>>;

/** Properties that search engines require beyond schema.org (developers.google.com/search/docs). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Answer: ["text"],
  BreadcrumbList: ["itemListElement"],
  EntryPoint: ["urlTemplate"],
  FAQPage: ["mainEntity"],
  ListItem: ["position", "name", "item"],
  LocalBusiness: ["@id", "name", "url", "image", "telephone", "address"],
  Offer: ["price", "priceCurrency", "availability"],
  OfferCatalog: ["itemListElement"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  PostalAddress: ["addressLocality", "addressCountry"],
  Question: ["name", "acceptedAnswer"],
  SearchAction: ["target", "query-input"],
  Service: ["name", "provider", "areaServed", "serviceType"],
  WebPage: ["@id", "url", "name", "description", "isPartOf"],
  WebSite: ["@id", "url", "name"],
};

/**
 * Ranges that search engines extend: a crumb's item may be its address (Google's breadcrumb documentation).
 */
const ALSO_IN_RANGE: Readonly<Record<string, readonly string[]>> = { item: ["URL"] };

/** Google's extension of SearchAction: `required name=search_term_string`. */
const QUERY_INPUT = /^required name=\w+$/;

/**
 * Lists the faults of a page's graph by schema.org's definitions, each with its place. It finds unknown or
 * misplaced terms, values outside a property's range, and identifiers that are double or dangling. It also
 * finds missing properties that search engines require.
 */
export function graphProblems(graph: readonly unknown[], vocabulary: Vocabulary): string[] {
  const problems: string[] = [];
  const defined = new Map<string, Node>();
  const isA = isAIn(vocabulary);
  const typesOf = (node: Node) => [node["@type"]].flat().filter((type) => typeof type === "string");

  function gather(value: unknown, place: string): void {
    if (Array.isArray(value)) return value.forEach((item, i) => gather(item, `${place}[${i}]`));
    if (!isNode(value)) return;
    const id = value["@id"];
    if (typeof id === "string" && !isReference(value)) {
      if (defined.has(id)) problems.push(`${place}: the @id ${id} is defined twice`);
      defined.set(id, value);
    }
    for (const [key, item] of Object.entries(value)) gather(item, `${place}.${key}`);
  }

  function checkNode(node: Node, place: string): void {
    const types = typesOf(node);
    if (types.length === 0) problems.push(`${place}: has no @type`);
    for (const type of types) {
      if (!vocabulary.types.has(type)) problems.push(`${place}: schema.org has no type ${type}`);
      for (const key of REQUIRED[type] ?? [])
        if (isEmpty(node[key])) problems.push(`${place}: ${type} lacks ${key}`);
    }
    for (const [key, value] of Object.entries(node)) {
      if (key.startsWith("@")) continue;
      if (key === "query-input") {
        if (!types.some((type) => isA(type, "Action"))) problems.push(`${place}: ${key} is for actions`);
        else if (!QUERY_INPUT.test(String(value)))
          problems.push(`${place}.${key}: "${String(value)}" is no input`);
      } else checkProperty(types, key, value, `${place}.${key}`);
    }
  }

  function checkProperty(types: readonly string[], key: string, value: unknown, place: string): void {
    const property = vocabulary.properties.get(key);
    if (property === undefined) return void problems.push(`${place}: schema.org has no property ${key}`);
    if (property.supersededBy !== undefined)
      problems.push(`${place}: ${key} is superseded by ${property.supersededBy}`);
    if (!types.some((type) => property.domain.some((parent) => isA(type, parent))))
      problems.push(`${place}: ${types.join(", ")} has no property ${key}`);
    if (isEmpty(value)) problems.push(`${place}: is empty`);
    const range = [...property.range, ...(ALSO_IN_RANGE[key] ?? [])];
    for (const [i, item] of [value].flat().entries())
      checkValue(item, range, Array.isArray(value) ? `${place}[${i}]` : place);
  }

  function checkValue(value: unknown, range: readonly string[], place: string): void {
    if (!isNode(value)) {
      if (!range.some((type) => isLiteral(value, type, vocabulary)))
        problems.push(`${place}: ${JSON.stringify(value)} is no ${range.join(" or ")}`);
      return;
    }
    if (!isReference(value)) checkNode(value, place);
    const target = isReference(value) ? defined.get(String(value["@id"])) : value;
    if (target === undefined)
      return void problems.push(`${place}: nothing in the graph is ${String(value["@id"])}`);
    const types = typesOf(target);
    if (!types.some((type) => range.some((parent) => isA(type, parent))))
      problems.push(`${place}: ${types.join(", ")} is no ${range.join(" or ")}`);
  }

  gather(graph, "graph");
  for (const [i, node] of graph.entries()) {
    if (isNode(node)) checkNode(node, `graph[${i}]`);
    else problems.push(`graph[${i}]: is no node`);
  }
  return problems;
}

/** Makes the function that tells if a type equals another one or is below it. */
function isAIn({ types }: Vocabulary) {
  return function isA(type: string, wanted: string): boolean {
    return type === wanted || (types.get(type) ?? []).some((parent) => isA(parent, wanted));
  };
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** True if a value that is not a node fits a type: a data type by its form, an enumeration by its members. */
function isLiteral(value: unknown, type: string, vocabulary: Vocabulary): boolean {
  const isText = typeof value === "string";
  switch (type) {
    case "Text":
      return isText;
    case "URL":
      return isText && /^https?:\/\//.test(value) && URL.canParse(value);
    case "Boolean":
      return typeof value === "boolean";
    case "Number":
      return typeof value === "number" || (isText && /^-?\d+(?:\.\d+)?$/.test(value));
    case "Integer":
      return Number.isInteger(value);
    case "Date":
      return isText && DATE.test(value);
    case "DateTime":
      return isText && DATE.test(value.slice(0, 10)) && value[10] === "T" && !Number.isNaN(Date.parse(value));
    case "Time":
      return isText && TIME.test(value);
    default: {
      const member = isText ? /^https?:\/\/schema\.org\/(\w+)$/.exec(value)?.[1] : undefined;
      const kinds = member === undefined ? [] : (vocabulary.members.get(member) ?? []);
      return kinds.some((kind) => isAIn(vocabulary)(kind, type));
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isReference = (node: Node) => Object.keys(node).length === 1 && "@id" in node;
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
