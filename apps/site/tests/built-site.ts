import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../site-paths.ts";

/** One page of the production build. */
export interface BuiltPage {
  /** Path under `dist`: "clichy.html". */
  readonly file: string;
  readonly route: string;
  readonly html: string;
}

/** True for a page that search engines may list: all but the one for wrong addresses and those still to be filled in. */
export const isListed = ({ route, html }: Pick<BuiltPage, "route" | "html">): boolean =>
  route !== "/404" && !html.includes("<mark>");

/** Every page of the production build, which the `build` task has made. */
export function builtPages(dist: string = paths.dist): BuiltPage[] {
  return readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file) => ({
      file,
      route: file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`,
      html: readFileSync(join(dist, file), "utf8"),
    }));
}

/**
 * Names of the assets that pages use, directly or through another asset. Assets that the last build replaced
 * are left out.
 */
export function assetsInUse(pages: readonly BuiltPage[], dist: string = paths.dist): string[] {
  const unseen = new Set(readdirSync(join(dist, "assets")).filter((name) => !/\.(br|gz)$/.test(name)));
  const used: string[] = [];
  const look = (text: string) => {
    for (const name of [...unseen].filter((each) => text.includes(each))) {
      if (!unseen.delete(name)) continue;
      used.push(name);
      look(readFileSync(join(dist, "assets", name), "latin1"));
    }
  };
  for (const { html } of pages) look(html);
  return used.sort();
}

/** Values of an attribute in a page, in order. */
export function attributeValues(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    unescape(value),
  );
}

/** The text of an element's only occurrence, with character references resolved. */
export function textOf(html: string, element: string): string {
  return unescape(new RegExp(`<${element}[^>]*>([^<]*)</${element}>`).exec(html)?.[1] ?? "");
}

function unescape(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
