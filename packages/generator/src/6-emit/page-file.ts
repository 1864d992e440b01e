/** The output file of a route: `/clichy` gives `clichy.html`. */
export const pageFile = (route: string): string => (route === "/" ? "index.html" : `${route.slice(1)}.html`);

/** True if an output file is a page. */
export const isPage = (path: string): boolean => path.endsWith(".html");

/** Path of a page's module in the modules' folder, by its output: `clichy.html` gives `pages/clichy.tsx`. */
export const moduleFile = (path: string): string => `pages/${path.replace(/\.html$/, "")}.tsx`;
