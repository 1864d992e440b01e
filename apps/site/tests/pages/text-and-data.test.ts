// A page's structured data must agree with its visible text.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DAYS, FRENCH_DAYS } from "@vitrine/french/opening-hours";
import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { paths } from "../../site-paths.ts";
import { builtPages, isListed } from "../built-site.ts";
import { type GraphNode, graphOf, nodesOf } from "./json-ld.ts";

const pages = builtPages()
  .filter(isListed)
  .map(({ route, html }) => ({ route, page: parse(html), graph: graphOf(html) }));
const facts = parseYaml(readFileSync(join(paths.content, "facts.yaml"), "utf8")) as Record<
  string,
  { value: string }
>;

describe.each(pages)("$route", ({ route, page, graph }) => {
  const only = (type: string) => nodesOf(graph, type)[0] ?? {};

  it("has the visible questions and answers", () => {
    const shown = page.querySelectorAll("main details[name]").map((item) => ({
      question: breakable(visibleText(item.querySelector("summary"))),
      answer: breakable(visibleText(item.querySelector("summary ~ *"))),
    }));
    const questions = (only("FAQPage")["mainEntity"] ?? []) as (GraphNode & { acceptedAnswer: GraphNode })[];
    expect(
      questions.map(({ name, acceptedAnswer }) => ({
        question: breakable(plain(String(name))),
        answer: breakable(plain(String(acceptedAnswer["text"]))),
      })),
    ).toEqual(shown);
  });

  it("has the visible trail", () => {
    const shown = page.querySelectorAll('nav[aria-label="Fil d’Ariane"] li > *').map((item) => ({
      name: visibleText(item),
      // The page itself is no link.
      path: item.getAttribute("aria-current") === "page" ? route : item.getAttribute("href"),
    }));
    const trail = (only("BreadcrumbList")["itemListElement"] ?? []) as GraphNode[];
    expect(
      trail.map(({ name, item }) => ({ name: plain(String(name)), path: new URL(String(item)).pathname })),
    ).toEqual(shown);
    expect(trail.map(({ position }) => position)).toEqual(shown.map((_, i) => i + 1));
  });

  it("has the head's title, description and address", () => {
    expect(only("WebPage")).toMatchObject({
      name: page.querySelector("title")?.text,
      description: page.querySelector('meta[name="description"]')?.getAttribute("content"),
      url: page.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    });
  });

  it("has the visible price of an hour", () => {
    const { price } = only("LocalBusiness")["makesOffer"] as GraphNode;
    // The pattern accepts any space in « 20 € TTC de l’heure ». Other prices are those of a week or of other
    // companies. Blocks are separated, since the one before may end with a number.
    const text = page.querySelector("body")?.structuredText ?? "";
    const shown = [...text.matchAll(/(\d+(?:,\d+)?)\s€\sTTC(?:\/h|\sde l’heure)/g)];
    for (const [, amount] of shown) expect(amount?.replace(",", ".")).toBe(price);
  });

  it("has the telephone number and the e-mail address that it links", () => {
    const links = page.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]');
    const linked = new Set(links.map((link) => link.getAttribute("href")));
    const { telephone, email } = only("LocalBusiness");
    expect([...linked].toSorted()).toEqual([`mailto:${String(email)}`, `tel:${String(telephone)}`]);
  });

  it("names its service as its heading does, whose short words stay with the next", () => {
    const heading = visibleText(page.querySelector("h1"));
    for (const { name } of nodesOf(graph, "Service"))
      expect(breakable(plain(String(name)))).toBe(breakable(heading));
  });
});

it("shows the price of an hour somewhere", () => {
  const shown = pages.filter(({ page }) => /\d\s€\sTTC/.test(visibleText(page.querySelector("body"))));
  expect(shown.length).toBeGreaterThan(30);
});

it("says the office hours of the fact that texts quote", () => {
  const { openingHoursSpecification } = nodesOf(pages[0]?.graph ?? [], "LocalBusiness")[0] ?? {};
  const { dayOfWeek, opens, closes } = openingHoursSpecification as {
    dayOfWeek: string[];
    opens: string;
    closes: string;
  };
  const [, from = "", to = "", start, end] =
    /^du (\p{L}+) au (\p{L}+), de (\d+) h à (\d+) h$/u.exec(facts["heures-bureau"]?.value ?? "") ?? [];
  const rankOf = (day: string) => FRENCH_DAYS.findIndex((name) => name === day);
  expect(dayOfWeek).toEqual(
    DAYS.slice(rankOf(from), rankOf(to) + 1).map((day) => `https://schema.org/${day}`),
  );
  expect([opens, closes]).toEqual([start, end].map((hour) => `${hour?.padStart(2, "0")}:00`));
});

/** An element's visible text, with raised letters as plain ones. */
const visibleText = (element: HTMLElement | null): string => element?.text.trim() ?? "";

/** A text of the data, with raised letters as plain ones. */
const plain = (text: string) => text.replace(/ʳᵉ/g, "re").replace(/ᵉʳ/g, "er").replace(/ᵉ/g, "e");

/** A text with all its spaces of a word's width as plain ones. */
const breakable = (text: string) => text.replaceAll("\u00A0", " ");
