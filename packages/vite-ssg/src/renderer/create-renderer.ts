import { createElement, type ComponentType, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageHead } from "@vitrine/schema/page-head";
import type { SiteModel } from "@vitrine/schema/site-model";
import { type CachedParts, cachedParts } from "./cached-parts.ts";
import { preloadPicture, renderHead } from "./render-head.ts";
import { pageStyles, stylePolicy } from "./sheets.ts";

/** A page module, in the form that the generator emits. */
export interface PageModule {
  readonly route: string;
  readonly head: PageHead;
  readonly default: ComponentType;
}

/** Addresses of the browser's scripts: one for every page, and one for each island. */
export interface ScriptAddresses {
  readonly page: string;
  readonly islands: Readonly<Record<string, string>>;
}

/** The inputs of rendering besides the page: the shared data and the scripts' addresses. */
export interface RenderInput {
  readonly site: SiteModel;
  readonly scripts: ScriptAddresses;
}

export type RenderPage = (page: PageModule, input: RenderInput) => string;

/** The renderer's services for a page's components. */
export interface RenderServices extends Pick<CachedParts, "placeholderFor"> {
  /** Address of an island's script. */
  islandAddress(name: string): string;
}

export interface RendererOptions {
  readonly language: string;
  readonly locale: string;
  /** True if a page refuses all styles but its own. Development tools add some. */
  readonly refusesOtherStyles: boolean;
  /** Wraps the page in the providers that its components expect. */
  wrap(page: ReactNode, input: RenderInput, services: RenderServices): ReactNode;
  /** Elements of every head: icons, preloads, the page's script. */
  head(input: RenderInput): string;
}

/**
 * Makes the function that turns a page module into a whole HTML document. The function reads only its
 * arguments, so that a page depends only on its module, the site's data and the bundle.
 */
export function createRenderer(options: RendererOptions): RenderPage {
  const shared = new WeakMap<SiteModel, WeakMap<ScriptAddresses, Shared>>();
  return (page, input) => {
    const { site, scripts } = input;
    const { services, fillIn, head } = shared
      .getOrInsertComputed(site, () => new WeakMap<ScriptAddresses, Shared>())
      .getOrInsertComputed(scripts, () => share(options, input));
    const body = renderToStaticMarkup(options.wrap(createElement(page.default), input, services));
    // The main picture is searched in the page's own HTML only.
    const { pieces, shown } = fillIn(body);
    const css = pageStyles(shown, site.theme.css);
    return [
      `<!doctype html><html lang="${options.language}"><head><meta charset="utf-8">`,
      `<meta name="viewport" content="width=device-width,initial-scale=1">`,
      preloadPicture(body),
      renderHead(page.head, site, options.locale),
      head,
      options.refusesOtherStyles ? stylePolicy(css) : "",
      `<style>${css}</style>`,
      `</head><body>`,
      ...pieces,
      `</body></html>\n`,
    ].join("");
  };
}

type Shared = ReturnType<typeof share>;

/** Makes the parts that all pages of one input share. */
function share(options: RendererOptions, input: RenderInput) {
  const { placeholderFor, fillIn } = cachedParts((component, props) =>
    renderToStaticMarkup(options.wrap(createElement(component, props), input, services)),
  );
  const services: RenderServices = {
    placeholderFor,
    islandAddress(name) {
      const address = input.scripts.islands[name];
      if (address === undefined)
        throw new Error(`No island is named "${name}": add it to the site's island registry.`);
      return address;
    },
  };
  return { services, fillIn, head: options.head(input) };
}
