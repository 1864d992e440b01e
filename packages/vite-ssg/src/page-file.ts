/** `flat`: /clichy is clichy.html. `nested`: /clichy is clichy/index.html. */
export type DirStyle = "flat" | "nested";

/** The output file of a route. */
export function pageFile(route: string, style: DirStyle): string {
  if (route === "/") return "index.html";
  return style === "flat" || route === "/404" ? `${route.slice(1)}.html` : `${route.slice(1)}/index.html`;
}

/** Whether an output file is a page. */
export const isPage = (path: string): boolean => path.endsWith(".html");

/** The file of a page's module, under the folder of modules, by the page's output file: clichy.html has pages/clichy.tsx. */
export const moduleFile = (path: string): string => `pages/${path.replace(/\.html$/, "")}.tsx`;
