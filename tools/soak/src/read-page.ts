import { type DefaultTreeAdapterTypes as Tree, parse } from "parse5";
import { pageLoader } from "@vitrine/site/page-loader";
import { speculationRules } from "@vitrine/site/speculation-rules";

/** A page as a browser reads it (HTML standard, "Parsing HTML documents"). */
export interface ReadPage {
  /** Every element, in order: its name, its depth, the names of its attributes but for classes, which follow lengths. */
  readonly skeleton: readonly string[];
  /** Every text that the page holds: text nodes, attributes, the strings of its JSON. */
  readonly texts: readonly string[];
  /** Things that no page may hold, a sentence each. */
  readonly faults: readonly string[];
}

/** Attributes whose values browsers fetch, follow or post to. */
const ADDRESSES = new Set("href src action formaction poster data cite ping xlink:href".split(" "));
const SCHEMES = /^(?:https?:\/\/[^/]|mailto:|tel:)/;

/** Reads a page as a browser does, and says what is wrong with it. */
export function readPage(html: string): ReadPage {
  const faults: string[] = [];
  const skeleton: string[] = [];
  const texts: string[] = [];
  const document = parse(html, {
    onParseError: ({ code, startLine, startCol }) => faults.push(`${code} at ${startLine}:${startCol}`),
  });
  const say = (text: string, isJson: boolean) => {
    const data = isJson ? parsed(text) : undefined;
    texts.push(...(data === undefined ? [text] : stringsIn(data)));
  };
  const visit = (node: Tree.Node, depth: number) => {
    if ("value" in node && "parentNode" in node) {
      const parent = node.parentNode as Tree.Element;
      say(node.value, attribute(parent, "type") === "application/ld+json");
    }
    if ("tagName" in node) {
      const attributes = node.attrs.filter(({ name }) => name !== "class");
      skeleton.push(`${depth} ${node.tagName} ${attributes.map(({ name }) => name).join(" ")}`);
      for (const { name, value } of attributes) {
        say(value, name === "data-props");
        if (ADDRESSES.has(name) && !isHarmless(value) && !isOwnPicture(node, value))
          faults.push(`<${node.tagName} ${name}="${value}">`);
        if (/^on[a-z]|^srcdoc$/.test(name)) faults.push(`<${node.tagName} ${name}>`);
      }
      if (node.tagName === "script") faults.push(...scriptFaults(node));
    }
    const children = "content" in node ? [node.content] : "childNodes" in node ? node.childNodes : [];
    for (const child of children) visit(child, depth + 1);
  };
  visit(document, 0);
  return { skeleton, texts, faults };
}

/** An address of the site itself, or one whose scheme runs nothing. */
const isHarmless = (address: string) => SCHEMES.test(address) || /^(?:\/(?![/\\])|#|$)/.test(address);

/** The tab's icon and a player's clear picture stand in the templates: content says neither. */
const isOwnPicture = (element: Tree.Element, address: string) =>
  address.startsWith("data:image/") && (attribute(element, "rel") === "icon" || element.tagName === "video");

/** A script fetches one of the site's own assets, is the rules that every page has, or is data that parses. */
function scriptFaults(script: Tree.Element): string[] {
  const source = attribute(script, "src");
  if (source !== undefined) return [`<script src="${source}">`];
  const text = script.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
  const fetched = attribute(script, "data-script");
  if (fetched !== undefined)
    return fetched.startsWith("/assets/") && text === pageLoader ? [] : [`<script data-script="${fetched}">`];
  const type = attribute(script, "type");
  const isData = type === "application/ld+json" && parsed(text) !== undefined;
  return isData || (type === "speculationrules" && text === speculationRules) ? [] : [`<script>${text}`];
}

const attribute = ({ attrs }: Tree.Element, wanted: string) =>
  attrs.find(({ name }) => name === wanted)?.value;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function stringsIn(data: unknown): string[] {
  if (typeof data === "string") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(stringsIn) : [];
}
