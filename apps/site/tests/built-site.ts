import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../site-paths.ts";

/** One page of the production build. */
export interface BuiltPage {
  /** Path under dist: "clichy.html". */
  readonly file: string;
  readonly route: string;
  readonly html: string;
}

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

/** Values of an attribute in a page, in order. */
export function attributeValues(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    unescape(value),
  );
}

/** The text of the one element of a name, with its character references resolved. */
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
