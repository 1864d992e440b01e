import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import { OPEN_GRAPH_SIZE } from "@vitrine/schema/page-head";
import { pictureAddress } from "@vitrine/schema/picture-address";
import type { PageModel } from "../pages/page-model.ts";
import { shortHash, versionOf } from "../../files/short-hash.ts";
import type { DeployedSite } from "../settings.ts";

/** An Open Graph image for the build to draw: its visible parts and its key. */
export interface OpenGraphImage {
  /** Path under the output folder: "og/clichy.0a1b.jpg". */
  readonly path: string;
  /** Hash of everything that the drawing shows; equal keys mean equal images. */
  readonly key: string;
  readonly text: string;
  readonly siteName: string;
  /** Address of the picture inside the image: "/images/zones/paris-800.0a1b.webp". */
  readonly picture?: string;
}

/** The picture's width in the image, in pixels; the next larger file is sharp enough. */
const PICTURE_WIDTH = 660;

/**
 * Gives an indexed page an Open Graph image of its own, in place of its picture. `drawing` is the hash of the
 * code that draws. Without it, or with `openGraphImages: false` in site.yaml, the page stays unchanged.
 * Nothing is drawn here: the key alone determines the address.
 */
export function withOpenGraphImage(
  page: PageModel,
  site: DeployedSite,
  drawing: string | undefined,
): PageModel {
  if (drawing === undefined || site.openGraphImages === false) return page;
  const { h1, picture } = shown(page);
  if (!page.indexed || h1 === undefined) return page;
  const text = (page.shortTitle ?? h1).replace(/\[\[|\]\]/g, "");
  const address = picture && addressIn(picture);
  const { css: _, ...look } = site.theme;
  const key = shortHash(
    JSON.stringify([drawing, site.name, JSON.stringify(look), site.sign, text, address ?? ""]),
  );
  const path = `og${page.route === "/" ? "/index" : page.route}.${versionOf(key)}.jpg`;
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
      ...(address === undefined ? {} : { picture: address }),
    },
  };
}

/** Gives the heading and the picture at the top of the page. */
function shown({ template, props }: PageModel): { h1?: string; picture?: ResolvedPicture | undefined } {
  if (template === "LegalPage") return { h1: props.h1 };
  if (template !== "SectionsPage") return props;
  const [first] = props.sections;
  if (first === undefined) return {};
  if ("h1" in first) return { h1: first.h1, picture: "picture" in first ? first.picture : undefined };
  return "title" in first && first.title !== undefined ? { h1: first.title } : {};
}

function addressIn(picture: ResolvedPicture): string | undefined {
  const width = picture.widths.find((each) => each >= PICTURE_WIDTH) ?? picture.widths.at(-1);
  return width === undefined ? undefined : pictureAddress(picture, width, "webp");
}
