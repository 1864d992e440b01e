import { createElement, type ComponentType, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageHead } from "@vitrine/schema/page-head";
import type { SiteModel } from "@vitrine/schema/site-model";
import { type KeptParts, keptParts } from "./kept-parts.ts";
import { preloadPicture } from "./preload-picture.ts";
import { renderHead } from "./render-head.ts";
import { styleElements, type StyleGroups } from "./sheets.ts";

/** A page module, as the generator emits it. */
export interface PageModule {
  readonly route: string;
  readonly head: PageHead;
  readonly default: ComponentType;
}

/** Addresses of the browser's scripts: the one of every page, and one module for each island. */
export interface ScriptAddresses {
  readonly page: string;
  readonly islands: Readonly<Record<string, string>>;
}

/** All that rendering needs beside the page: what the site shares, and where its scripts are. */
export interface RenderInput {
  readonly site: SiteModel;
  readonly scripts: ScriptAddresses;
}

export type RenderPage = (page: PageModule, input: RenderInput) => string;

/** What a page's components may ask the renderer for. */
export interface RenderServices extends Pick<KeptParts, "keep"> {
  /** Address of an island's script. */
  islandAddress(name: string): string;
}

export interface RendererOptions {
  readonly language: string;
  readonly locale: string;
  /** Which components' styles stand together; the others stand alone. */
  readonly styleGroups: StyleGroups;
  /** Puts the page into the providers that its components expect. */
  wrap(page: ReactNode, input: RenderInput, services: RenderServices): ReactNode;
  /** Elements for every head: icons, preloads, what fetches the page's script. */
  head(input: RenderInput): string;
  /** The last word on a page's HTML. */
  onPageRendered?(route: string, html: string): string;
}

/**
 * Makes the function that turns a page module into a whole HTML document. It reads nothing but its
 * arguments, so that a page is a pure function of its module, the site's module and the bundle.
 */
export function createRenderer(options: RendererOptions): RenderPage {
  const shared = new WeakMap<SiteModel, WeakMap<ScriptAddresses, Shared>>();
  return (page, input) => {
    const { site, scripts } = input;
    const { services, fillIn } = shared
      .getOrInsertComputed(site, () => new WeakMap<ScriptAddresses, Shared>())
      .getOrInsertComputed(scripts, () => share(options, input));
    const body = renderToStaticMarkup(options.wrap(createElement(page.default), input, services));
    // The picture of the first view is looked for in what is the page's own.
    const { pieces, shown } = fillIn(body);
    const html = [
      `<!doctype html><html lang="${options.language}"><head><meta charset="utf-8">`,
      `<meta name="viewport" content="width=device-width,initial-scale=1">`,
      preloadPicture(body),
      renderHead(page.head, { siteName: site.name, locale: options.locale, graph: site.graph }),
      options.head(input),
      styleElements(shown, options.styleGroups),
      `</head><body>`,
      ...pieces,
      `</body></html>\n`,
    ].join("");
    return options.onPageRendered?.(page.route, html) ?? html;
  };
}

/** What all pages of one input have in common. */
interface Shared {
  readonly services: RenderServices;
  readonly fillIn: KeptParts["fillIn"];
}

function share(options: RendererOptions, input: RenderInput): Shared {
  const { keep, fillIn } = keptParts((component, props) =>
    renderToStaticMarkup(options.wrap(createElement(component, props), input, services)),
  );
  const services: RenderServices = {
    keep,
    islandAddress(name) {
      const address = input.scripts.islands[name];
      if (address === undefined)
        throw new Error(`No island is named "${name}": add it to the site's island registry.`);
      return address;
    },
  };
  return { services, fillIn };
}
