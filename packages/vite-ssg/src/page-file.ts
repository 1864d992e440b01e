/** The output file of a route: `/clichy` gives `clichy.html`. */
export const pageFile = (route: string): string => (route === "/" ? "index.html" : `${route.slice(1)}.html`);

/** True if an output file is a page. */
export const isPage = (path: string): boolean => path.endsWith(".html");

/**
 * Path of a page's module within the modules' folder, by the page's output file: `clichy.html` gives
 * `pages/clichy.tsx`.
 */
export const moduleFile = (path: string): string => `pages/${path.replace(/\.html$/, "")}.tsx`;
