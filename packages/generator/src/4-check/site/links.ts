import { type ContentKind, contentKinds } from "@vitrine/schema/content-kinds";
import type { ContentPath } from "@vitrine/schema/diagnostics/diagnostic";
import type { Page } from "@vitrine/schema/content/page";
import { LINKS_KEYWORD } from "@vitrine/schema/fields";
import { linksInText, OUTSIDE_NAME } from "@vitrine/schema/text-links";
import type { SourceText } from "../../1-load/source-file.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import { mapTexts } from "../../3-resolve/texts/map-texts.ts";
import { stringsIn } from "../../3-resolve/texts/strings-in.ts";
import { pick } from "../../pick.ts";

/** An address in a file, and its place there. */
export interface Link {
  readonly route: string;
  readonly path: ContentPath;
  /** The link as it is typed, if it stands in a text. */
  readonly part?: string;
}

/** An address with the file that it stands in. */
export interface PlacedLink extends Link {
  readonly file: SourceText;
}

/** The page of a target, without the anchor. */
export const pageOf = (target: string): string => target.replace(/#.*/, "");

/** The links of all files but local pages. */
export function linksOf({ site, byKind }: ValidContent): PlacedLink[] {
  const { quote, rating, recruitment } = site?.data ?? {};
  const named: Link[] = [
    ...(quote === undefined ? [] : [{ route: quote.privacy, path: ["quote", "privacy"] }]),
    ...(rating?.link === undefined ? [] : [{ route: "maps", path: ["rating", "link"] }]),
    ...(recruitment === undefined ? [] : [{ route: "recruitment", path: ["recruitment"] }]),
  ];
  return [...byKind].flatMap(([kind, entries]) =>
    entries.flatMap(({ file, data }) =>
      [...linksIn(kind, data), ...(kind === "site" ? named : [])].map((link) => ({ ...link, file })),
    ),
  );
}

/** The notice of site.yaml in which a link stands. */
export const noticeOf = ({ file, path }: PlacedLink, { site }: ValidContent) =>
  file === site?.file && path[0] === "notices" ? site.data.notices?.[Number(path[1])] : undefined;

/** The addresses in a file: every `route`, `target` and named `address` at any depth, and the links in its texts. */
export function linksIn(kind: ContentKind, data: unknown): Link[] {
  // A page's own route is no link.
  const routed = kind === "page" ? pick(data as Page, "sections") : data;
  const isRoute = (key: string, text: string) =>
    key === "route" || key === "target" || (key === "address" && isOutsideName(text));
  const links: Link[] = stringsIn(routed, isRoute).map(({ text: route, path }) => ({ route, path }));
  mapTexts(contentKinds[kind].schema, data, (text, path, schema) => {
    if (schema[LINKS_KEYWORD] === true)
      for (const { target, typed } of linksInText(text)) links.push({ route: target, path, part: typed });
    return text;
  });
  return links;
}

const OUTSIDE = new RegExp(OUTSIDE_NAME);

/** True for what can only be the name of an outside address. */
export const isOutsideName = (target: string): boolean => OUTSIDE.test(target);
