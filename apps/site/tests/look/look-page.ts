/** One template at one width: its pictures by address, and the share of its changes. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly before: string;
  readonly after: string;
  /** Share of pixels that differ; undefined for a template without a reference. */
  readonly changed: number | undefined;
}

/** The reviewer's page, with the greatest changes first. */
export function lookPage(looks: readonly Look[]): string {
  const inOrder = looks.toSorted((a, b) => (b.changed ?? 1) - (a.changed ?? 1));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The look, beside the last release</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui; background: #ddd; }
  section { display: grid; grid-template-columns: repeat(2, minmax(0, max-content)); gap: 0.5rem 1rem; align-items: start; }
  h2 { grid-column: 1 / -1; margin: 2rem 0 0; }
  img { max-width: 100%; background: #fff; }
</style>
<h1>The look, beside the last release</h1>
${inOrder.map(shown).join("\n")}
</html>
`;
}

const shown = ({ name, width, before, after, changed }: Look) => `<section>
  <h2>${name}, ${width} px: ${changed === undefined ? "new" : `${(100 * changed).toFixed(1)} % of it differs`}</h2>
  ${changed === undefined ? "<p>No reference.</p>" : `<img src="${before}" alt="before" loading="lazy">`}
  <img src="${after}" alt="after" loading="lazy">
</section>`;
