import { parse } from "node-html-parser";

/** A node of a page's published graph. */
export type GraphNode = Readonly<Record<string, unknown>>;

/** The graph of a built page; the not-found page has none. */
export function graphOf(html: string): GraphNode[] {
  const [script] = parse(html).querySelectorAll('script[type="application/ld+json"]');
  if (script === undefined) return [];
  return (JSON.parse(script.rawText) as { "@graph": GraphNode[] })["@graph"];
}

/** Nodes of one type. */
export const nodesOf = (graph: readonly GraphNode[], type: string): GraphNode[] =>
  graph.filter((node) => node["@type"] === type);
