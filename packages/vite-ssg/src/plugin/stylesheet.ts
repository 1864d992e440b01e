import { basename, dirname, join } from "node:path";
import { transform } from "lightningcss";

/** A stylesheet's JavaScript module: its registration and, for a CSS module, its class names. */
export interface CompiledStylesheet {
  readonly code: string;
}

/** Enough of the path to tell two files apart, the same on every machine. */
const shortPath = (file: string) => file.split(/[\\/]/).slice(-4).join("/");

const TARGETS = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/**
 * Compiles `name.module.css` (classes become `name_part`, the page gets it if it shows one of them)
 * or `name.global.css` (every page gets it). The CSS text stays on the server: pages inline it, the
 * browser's modules hold only the class names. Files named by `url()` become imports, so Vite hashes them.
 */
export function compileStylesheet(file: string, source: string, forServer: boolean): CompiledStylesheet {
  const isModule = file.endsWith(".module.css");
  const name = basename(file).replace(/\.(module|global)\.css$/, "");
  const { code, exports, dependencies } = transform({
    filename: file,
    code: Buffer.from(source),
    minify: true,
    targets: TARGETS,
    analyzeDependencies: true,
    cssModules: isModule ? { pattern: `${name}_[local]` } : false,
  });
  // Lightning CSS gives the names in no fixed order; the build must give the same bytes every time.
  const names = Object.fromEntries(
    Object.entries(exports ?? {})
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([local, { name: own, composes }]) => [local, [own, ...composes.map((c) => c.name)].join(" ")]),
  );
  const exported = `export default ${JSON.stringify(names)};`;
  if (!forServer) return { code: exported };

  const urls = (dependencies ?? []).filter((dependency) => dependency.type === "url");
  const css = urls.reduce<string>(
    (text, { placeholder }, i) => text.replaceAll(placeholder, `"+u${i}+"`),
    JSON.stringify(code.toString()),
  );
  return {
    code: [
      `import { registerSheet } from "@vitrine/vite-ssg/sheets";`,
      ...urls.map(({ url }, i) => `import u${i} from ${JSON.stringify(`${join(dirname(file), url)}?url`)};`),
      `registerSheet(${JSON.stringify(name)}, ${JSON.stringify(shortPath(file))}, ${css}, ${!isModule});`,
      exported,
    ].join("\n"),
  };
}
