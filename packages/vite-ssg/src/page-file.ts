/** `flat`: /clichy is clichy.html. `nested`: /clichy is clichy/index.html. */
export type DirStyle = "flat" | "nested";

/** The output file of a route. */
export function pageFile(route: string, style: DirStyle): string {
  if (route === "/") return "index.html";
  return style === "flat" || route === "/404" ? `${route.slice(1)}.html` : `${route.slice(1)}/index.html`;
}
