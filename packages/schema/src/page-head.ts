/** The content of a page's `<head>`, resolved: absolute addresses, typeset text. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Absolute address without a trailing slash. A page excluded from the index has none. */
  readonly canonical?: string;
  readonly robots: "index, follow" | "noindex, follow";
  readonly openGraph: {
    readonly type: "website" | "article";
    /** Absolute address of the picture shown when the page is shared. */
    readonly image?: string;
    readonly imageAlt?: string;
    /** Size in pixels, if the build draws the image. */
    readonly imageSize?: { readonly width: number; readonly height: number };
  };
  /** JSON-LD nodes of this page; the site's own nodes are added when it is rendered. */
  readonly jsonLd: readonly JsonLdNode[];
}

/** The size of a drawn Open Graph image in pixels. Social networks show this ratio (1.91 to 1) uncut. */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const;

/** One node of a JSON-LD graph (schema.org), as plain data. */
export interface JsonLdNode {
  readonly "@type": string | readonly string[];
  readonly "@id"?: string;
  readonly [property: string]: unknown;
}
