/** The output file of a route: /clichy is clichy.html. */
export const pageFile = (route: string): string => (route === "/" ? "index.html" : `${route.slice(1)}.html`);

/** Whether an output file is a page. */
export const isPage = (path: string): boolean => path.endsWith(".html");

/** The file of a page's module, under the folder of modules, by the page's output file: clichy.html has pages/clichy.tsx. */
export const moduleFile = (path: string): string => `pages/${path.replace(/\.html$/, "")}.tsx`;
