import type { SourceText } from "../../1-load/source-file.ts";
import type { OpenGraphImage } from "../pictures/open-graph-image.ts";
import type { PageHead } from "@vitrine/schema/page-head";
import type { TemplateProps } from "@vitrine/schema/page-props";

export type TemplateName = keyof TemplateProps;

/** The fields of a page that the rules across all pages read. */
export interface PageOutline {
  readonly route: string;
  readonly file: SourceText;
  readonly template: TemplateName;
  readonly head: Pick<PageHead, "title" | "description">;
}

/** One complete page, with everything that its module contains. */
export type PageModel = {
  [Name in TemplateName]: {
    readonly route: string;
    /** The content file of this page. */
    readonly file: SourceText;
    readonly head: PageHead;
    /** True if search engines may list the page; the sitemap has only such pages. */
    readonly indexed: boolean;
    /** The image that the build draws for social networks. */
    readonly openGraphImage?: OpenGraphImage;
    /** Heading of that image, if the visible heading is too long for it. */
    readonly shortTitle?: string | undefined;
    readonly template: Name;
    readonly props: TemplateProps[Name];
  };
}[TemplateName];
