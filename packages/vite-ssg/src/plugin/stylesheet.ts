import { basename } from "node:path";
import { frame } from "@vitrine/schema/diagnostics/format-text";
import { transform, type TransformOptions } from "lightningcss";

/** Enough of the path to tell two files apart, and the same on every machine. */
const shortPath = (file: string) => file.split(/[\\/]/).slice(-4).join("/");

/** Browsers of May 2024; older ones show plainer edges and break long words otherwise. */
const TARGETS = { chrome: 125 << 16, firefox: 126 << 16, safari: (17 << 16) | (5 << 8) };

/**
 * Compiles a stylesheet to a JavaScript module: its registration and, for a CSS module, its class names. In
 * `name.module.css` classes become `name_part`, and a page gets the styles if it shows such a class. Every
 * page gets the styles of `name.global.css`.
 *
 * With `letters`, a class is those and the number of its part. Names of that length are a fiftieth of a
 * page's compressed bytes.
 *
 * Pages inline the CSS text, and the browser's modules hold the class names. A script that shows what no page
 * shows at first imports the text too, as `css`; the bundler drops it elsewhere. Throws a CSS error with its
 * file, place and frame, in Vite's form. Addresses in `url()` stay as they are written.
 */
export function compileStylesheet(
  file: string,
  source: string,
  { forServer, letters }: { readonly forServer: boolean; readonly letters?: string | undefined },
): string {
  const isModule = file.endsWith(".module.css");
  const name = basename(file).replace(/\.(module|global)\.css$/, "");
  const { code, exports } = transformed(source, {
    filename: file,
    minify: true,
    targets: TARGETS,
    cssModules: isModule ? { pattern: `${name}_[local]` } : false,
  });
  // Lightning CSS gives the names in no fixed order, and the build must give the same bytes every time.
  const locals = Object.entries(exports ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const shortened = new Map(
    locals.map(([, own], i) => [own.name, letters === undefined ? own.name : `${letters}${i}`]),
  );
  const shorten = (text: string) =>
    text.replace(new RegExp(`\\b${name}_[\\w-]+`, "g"), (long) => shortened.get(long) ?? long);
  const names = Object.fromEntries(
    locals.map(([local, { name: own, composes }]) => [
      local,
      shorten([own, ...composes.map((c) => c.name)].join(" ")),
    ]),
  );
  const exported = [
    `export default ${JSON.stringify(names)};`,
    `export const css = ${JSON.stringify(shorten(code.toString()))};`,
  ];
  const registered = [
    `import { registerSheet } from "@vitrine/vite-ssg/sheets";`,
    `registerSheet(${JSON.stringify(letters ?? name)}, ${JSON.stringify(shortPath(file))}, css, ${!isModule});`,
  ];
  return [...exported, ...(forServer ? registered : [])].join("\n");
}

function transformed(source: string, options: Omit<TransformOptions<never>, "code">) {
  try {
    return transform({ ...options, code: Buffer.from(source) });
  } catch (error) {
    const { loc } = error as { readonly loc?: { readonly line: number; readonly column: number } };
    if (!(error instanceof Error) || loc === undefined) throw error;
    const id = options.filename;
    throw Object.assign(error, {
      id,
      loc: { file: id, ...loc },
      frame: frame(source, { start: loc, end: loc }),
      // The stack names the stylesheet instead of the compiler, and a failed reload prints nothing else.
      stack: `${error.name}: ${error.message}\n    at ${id}:${loc.line}:${loc.column}`,
    });
  }
}
