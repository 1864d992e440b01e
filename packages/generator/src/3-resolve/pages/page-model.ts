import type { SourceText } from "../../1-load/source-file.ts";
import type { OpenGraphImage } from "../pictures/open-graph-image.ts";
import type { PageHead } from "@vitrine/schema/page-head";
import type { TemplateProps } from "@vitrine/schema/page-props";

export type TemplateName = keyof TemplateProps;

/** What the rules over all pages look at. */
export interface PageOutline {
  readonly route: string;
  readonly file: SourceText;
  readonly template: TemplateName;
  readonly head: Pick<PageHead, "title" | "description">;
}

/** One page, complete: everything that its module will say. */
export type PageModel = {
  [Name in TemplateName]: {
    readonly route: string;
    /** The file that makes this page. */
    readonly file: SourceText;
    readonly head: PageHead;
    /** Whether search engines may list it; only then is it in the sitemap. */
    readonly indexed: boolean;
    /** What the build draws for the networks where the page is shared. */
    readonly openGraphImage?: OpenGraphImage;
    /** The heading of that image, where the visible one is too long for it. */
    readonly shortTitle?: string | undefined;
    readonly template: Name;
    readonly props: TemplateProps[Name];
  };
}[TemplateName];
