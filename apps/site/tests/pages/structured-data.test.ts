// Every page's JSON-LD against schema.org's own definitions, without a network.
import { describe, expect, it } from "vitest";
import type { PageKind } from "../budget.data.ts";
import { builtPages, isListed } from "../built-site.ts";
import { graphProblems } from "./graph-problems.ts";
import { graphOf, nodesOf } from "./json-ld.ts";
import { pageKind } from "../page-kind.ts";
import { readVocabulary } from "./schema-org.ts";

const vocabulary = readVocabulary();
const pages = builtPages().map((page) => ({
  route: page.route,
  graph: graphOf(page.html),
  isDescribed: isListed(page),
}));
const described = pages.filter(({ isDescribed }) => isDescribed);
/** Types that every indexed page describes. */
const EVERYWHERE = ["LocalBusiness", "WebSite", "WebPage"];
/** Kinds of page that sell one service each: all but the legal texts and the page for unknown addresses. */
const SELLING: ReadonlySet<PageKind> = new Set([
  "zone",
  "sector",
  "landing",
  "sectors",
  "home",
  "zones",
  "form",
]);

describe("the vocabulary", () => {
  it("is all of schema.org", () => {
    expect(vocabulary.types.size).toBeGreaterThan(800);
    expect(vocabulary.properties.size).toBeGreaterThan(1400);
    expect(vocabulary.types.get("LocalBusiness")?.toSorted()).toEqual(["Organization", "Place"]);
    expect(vocabulary.members.get("Monday")).toEqual(["DayOfWeek"]);
    expect(vocabulary.properties.get("price")).toEqual({
      domain: expect.arrayContaining(["Offer", "PriceSpecification"]) as unknown,
      range: expect.arrayContaining(["Number", "Text"]) as unknown,
    });
  });
});

describe("the built pages", () => {
  it.each(described)("$route follows schema.org", ({ graph }) => {
    expect(graphProblems(graph, vocabulary)).toEqual([]);
  });

  it.each(described)("$route has one business, one website, one page", ({ graph }) => {
    for (const type of EVERYWHERE) expect(nodesOf(graph, type)).toHaveLength(1);
    expect(JSON.stringify(graph)).not.toMatch(/aggregateRating|"Review"/);
  });

  it("describe the same business and website everywhere", () => {
    for (const type of ["LocalBusiness", "WebSite"])
      expect(new Set(described.map(({ graph }) => JSON.stringify(nodesOf(graph, type)))).size).toBe(1);
  });

  it("say what the business does", () => {
    const [business] = nodesOf(described[0]?.graph ?? [], "LocalBusiness");
    expect(business).toHaveProperty("hasOfferCatalog.itemListElement.length", 8);
    expect(business).toHaveProperty("hasOfferCatalog.itemListElement.7", "Fin de chantier");
    expect(business?.["image"]).toMatch(/^https:.*\/images\/pages\/accueil-.*\.webp$/);
  });

  it("describe one service each where there is one to describe, by its own name", () => {
    const services = described.flatMap(({ route, graph }) =>
      nodesOf(graph, "Service").map(({ name }) => ({ route, name })),
    );
    expect(services.map(({ route }) => route)).toEqual(
      described.map(({ route }) => route).filter((route) => SELLING.has(pageKind(route))),
    );
    expect(new Set(services.map(({ name }) => name)).size).toBe(services.length);
  });

  it("give no page an identifier of another's", () => {
    const own = described.flatMap(({ graph }) =>
      graph.filter((node) => !["LocalBusiness", "WebSite"].includes(String(node["@type"]))),
    );
    expect(new Set(own.map((node) => node["@id"])).size).toBe(own.length);
  });

  it("have every type of the specification", () => {
    const types = new Set(
      described.flatMap(({ graph }) => JSON.stringify(graph).match(/(?<="@type":")\w+/g)),
    );
    const wanted = [
      "LocalBusiness",
      "Service",
      "WebSite",
      "SearchAction",
      "FAQPage",
      "BreadcrumbList",
      "Offer",
    ];
    expect(wanted.filter((type) => !types.has(type))).toEqual([]);
  });
});

describe("the validator", () => {
  const business = {
    "@type": "LocalBusiness",
    "@id": "https://a.example/#business",
    name: "A",
    url: "https://a.example/",
    image: "https://a.example/a.png",
    telephone: "+33100000000",
    address: { "@type": "PostalAddress", addressLocality: "Paris", addressCountry: "FR" },
  };
  const service = {
    "@type": "Service",
    "@id": "https://a.example/#service",
    name: "S",
    serviceType: "S",
    areaServed: "Paris",
    provider: { "@id": "https://a.example/#business" },
  };
  const having = (over: object) => [{ ...business, ...over }];
  const hours = (over: object) => ({
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["https://schema.org/Monday"],
      opens: "08:00",
      closes: "20:00",
      ...over,
    },
  });

  it("finds nothing wrong with a right graph", () => {
    expect(graphProblems([{ ...business, ...hours({}) }, service], vocabulary)).toEqual([]);
  });

  it.each([
    ["a type that does not exist", having({ "@type": "CleaningService" }), "has no type CleaningService"],
    ["no type", having({ "@type": undefined }), "graph[0]: has no @type"],
    ["a property that does not exist", having({ phone: "1" }), "schema.org has no property phone"],
    [
      "a property of another type",
      having({ acceptedAnswer: "x" }),
      "LocalBusiness has no property acceptedAnswer",
    ],
    ["a superseded property", having({ serviceArea: "Paris" }), "serviceArea is superseded by areaServed"],
    ["a text for an address", having({ sameAs: ["linkedin"] }), '.sameAs[0]: "linkedin" is no URL'],
    ["a word for a truth value", having({ isAccessibleForFree: "yes" }), '"yes" is no Boolean'],
    ["a date out of form", having({ foundingDate: "le 2 mai" }), '"le 2 mai" is no Date'],
    ["a time out of form", having(hours({ opens: "8h" })), '"8h" is no Time'],
    [
      "a member that does not exist",
      having(hours({ dayOfWeek: "https://schema.org/Lundi" })),
      "is no DayOfWeek",
    ],
    [
      "a member of another enumeration",
      having(hours({ dayOfWeek: "https://schema.org/InStock" })),
      "is no DayOfWeek",
    ],
    ["a number for a text", having({ telephone: 33 }), ".telephone: 33 is no Text"],
    ["a nested type out of range", having({ address: business }), "defined twice"],
    [
      "a nested type out of range",
      having({ address: { "@type": "Person", name: "A" } }),
      "Person is no PostalAddress or Text",
    ],
    ["a reference to nothing", [service], "nothing in the graph is https://a.example/#business"],
    [
      "a reference out of range",
      [business, { ...service, provider: { "@id": service["@id"] } }],
      "Service is no",
    ],
    ["an identifier twice", [business, business], "is defined twice"],
    ["an empty value", having({ sameAs: [] }), ".sameAs: is empty"],
    ["a missing property", having({ telephone: undefined }), "LocalBusiness lacks telephone"],
    [
      "a search without its input",
      having({ potentialAction: { "@type": "SearchAction", target: "https://a.example/" } }),
      "SearchAction lacks query-input",
    ],
    [
      "an input out of form",
      having({
        potentialAction: { "@type": "SearchAction", target: "https://a.example/", "query-input": "q" },
      }),
      '"q" is no input',
    ],
    ["a node that is none", ["LocalBusiness"], "graph[0]: is no node"],
  ])("catches %s", (_, graph, problem) => {
    const published = JSON.parse(JSON.stringify(graph)) as unknown[];
    expect(graphProblems(published, vocabulary).join("\n")).toContain(problem);
  });
});
