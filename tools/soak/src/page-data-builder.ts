import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CommandPort } from "@vitrine/generator/command-port";
import { pageMaker } from "@vitrine/generator/render-job";

/**
 * A builder without templates: it writes what each page is rendered from, and like the real one leaves a page alone
 * whose key is the same. A page's HTML is a function of that and the templates, so what is wrong here is wrong there.
 */
export function pageDataBuilder(): CommandPort["build"] {
  const records = new Map<string, ReadonlyMap<string, string>>();
  return async ({ outDir, isRight, site: { site, pages, maker, data } }) => {
    if (!(await isRight())) return { failures: [], summary: "" };
    const record = records.get(outDir) ?? new Map<string, string>();
    mkdirSync(outDir, { recursive: true });
    const out = new Set(readdirSync(outDir));
    const make = pageMaker(maker);
    const keys = new Map<string, string>();
    const put = (name: string, key: string, text: () => string) => {
      keys.set(name, key);
      if (!out.has(name) || record.get(name) !== key) writeFileSync(join(outDir, name), text());
    };
    for (const { content, ...page } of pages) {
      const name = `${page.route.replaceAll("/", "+")}.tsx`;
      if ("job" in content) put(name, content.key, () => make(content.job));
      else put(name, content.text, () => content.text);
    }
    for (const { address, text } of data) put(address.replaceAll("/", "+"), text, () => text);
    put("site.json", JSON.stringify(site), () => JSON.stringify(site));
    const head = JSON.stringify(pages.map((page) => ({ ...page, content: undefined })));
    put("pages.json", head, () => head);
    for (const name of out) if (!keys.has(name)) rmSync(join(outDir, name));
    records.set(outDir, keys);
    return { failures: [], summary: `${pages.length} pages` };
  };
}
