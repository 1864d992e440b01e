import { createHash } from "node:crypto";
import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import type { Site } from "@vitrine/schema/content/site";
import { OPEN_GRAPH_SIZE } from "@vitrine/schema/page-head";
import type { PageModel } from "../pages/page-model.ts";

/** An Open Graph image that the build is to draw: all that it shows, and its key. */
export interface OpenGraphImage {
  /** Path under the output folder: "og/clichy.0a1b2c3d.jpg". */
  readonly path: string;
  /** Hash of all that the drawing is made of: the same key is the same image. */
  readonly key: string;
  readonly text: string;
  readonly siteName: string;
  /** Address of the picture that stands in it: "/images/zones/paris-800.0a1b2c3d.webp". */
  readonly picture?: string;
}

/** The picture stands about 660 px wide in the image: the next width above is sharp enough. */
const PICTURE_WIDTH = 660;

/**
 * Gives an indexed page an Open Graph image of its own, instead of its picture. `drawing` is the hash of the
 * code that draws; without it, or where site.yaml wants none, the page stays as it is. Nothing is drawn here: the
 * address can be known ahead, since it follows from the key.
 */
export function withOpenGraphImage(page: PageModel, site: Site, drawing: string | undefined): PageModel {
  if (drawing === undefined || site.openGraphImages === false) return page;
  const { h1, picture } = shown(page);
  if (!page.indexed || h1 === undefined) return page;
  const text = (page.shortTitle ?? h1).replace(/\[\[|\]\]/g, "");
  const standing = picture && standingAddress(picture);
  const key = hashOf([drawing, site.name, text, standing ?? ""]);
  const path = `og${page.route === "/" ? "/index" : page.route}.${key.slice(0, 8)}.jpg`;
  const openGraph = {
    ...page.head.openGraph,
    image: `${site.url}/${path}`,
    imageAlt: text,
    imageSize: OPEN_GRAPH_SIZE,
  };
  return {
    ...page,
    head: { ...page.head, openGraph },
    openGraphImage: {
      path,
      key,
      text,
      siteName: site.name,
      ...(standing === undefined ? {} : { picture: standing }),
    },
  };
}

/** The heading and the picture that a visitor sees first. */
function shown({ template, props }: PageModel): { h1?: string; picture?: ResolvedPicture | undefined } {
  if (template === "LegalPage") return { h1: props.h1 };
  if (template !== "SectionsPage") return props;
  const [first] = props.sections;
  if (first === undefined) return {};
  if ("h1" in first) return { h1: first.h1, picture: "picture" in first ? first.picture : undefined };
  return "title" in first && first.title !== undefined ? { h1: first.title } : {};
}

/** The address of the file of a picture that stands in an Open Graph image. */
function standingAddress({
  image,
  widths,
  version,
}: Pick<ResolvedPicture, "image" | "widths" | "version">): string | undefined {
  const width = widths.find((each) => each >= PICTURE_WIDTH) ?? widths.at(-1);
  return width === undefined ? undefined : `/images/${image}-${width}.${version}.webp`;
}

const hashOf = (parts: readonly string[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
