import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { transformSync } from "oxc-transform";

/**
 * Lets this thread import page modules as they are on disk: their TSX is transformed one file at a
 * time, and what they import comes from the template bundle. No bundler sees them.
 */
export function hookPageModules(imports: Readonly<Record<string, string>>): void {
  registerHooks({
    resolve(specifier, context, next) {
      const bundled = imports[specifier];
      if (bundled !== undefined) return { url: pathToFileURL(bundled).href, shortCircuit: true };
      // A page module may stand anywhere on disk; React's JSX runtime is found from here.
      return next(
        specifier,
        context.parentURL?.endsWith(".tsx") ? { ...context, parentURL: import.meta.url } : context,
      );
    },
    load(url, context, next) {
      if (!url.endsWith(".tsx")) return next(url, context);
      const file = fileURLToPath(url);
      const { code, errors } = transformSync(file, readFileSync(file, "utf8"), {
        jsx: { runtime: "automatic" },
      });
      if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
      return { format: "module", source: code, shortCircuit: true };
    },
  });
}
