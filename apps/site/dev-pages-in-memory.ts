import { join } from "node:path";
import type { Generated, Salvaged } from "@vitrine/generator/generate";
import { generatorOnDisk, isMedia } from "@vitrine/generator/generate-from-disk";
import { openStore } from "@vitrine/generator/open-store";
import { rememberedCommunes } from "@vitrine/generator/kept-communes";
import { ownWordsOf } from "@vitrine/generator/own-words";
import type { DevModule, DevPages } from "@vitrine/vite-ssg/vite-plugin";
import { authorNews } from "./author-news.ts";
import { contentCodeHash } from "./code-hash.ts";
import { pageModule, siteModule } from "./dev-module.ts";
import { devProblem } from "./dev-problem.ts";
import { devSpelling } from "./dev-spelling.ts";
import { devPhotos } from "./dev-photos.ts";
import type { DevPlaces, SiteDev } from "./site-dev.ts";

/** A content folder's pages, all of them in memory. */
export function pagesInMemory({ content, cache, say }: DevPlaces): SiteDev {
  const modulesDir = join(cache, "dev-modules");
  const photos = devPhotos({ content, cache });
  const generate = generatorOnDisk({
    contentDir: content,
    modulesDir,
    settings: process.env,
    encoding: photos.encoding,
    registry: rememberedCommunes(openStore(cache), contentCodeHash()),
  });
  const spelling = devSpelling(content, cache);
  const news = say && authorNews(say, content, (file) => latest?.texts.get(file));
  let latest: Generated | undefined;
  let good: Generated | undefined;
  let shown: PagesInMemory | undefined;
  return {
    photoAt: (address) => photos.photoAt(address, good?.photos ?? latest?.salvaged?.photos ?? []),
    unopened: () => 0,
    open: () => undefined,
    watch: [content],
    contentDir: content,
    latest: () => latest ?? generate(true),
    lastGood: () => good ?? latest ?? generate(true),
    state: () => shown?.state ?? 0,
    misspellings: () => spelling.of((latest ?? generate(true)).content),
    load(changed) {
      const generated = generate(changed.some(isMedia));
      const { diagnostics, modules, salvaged } = generated;
      latest = generated;
      if (modules !== undefined) good = generated;
      if (changed.some((path) => path === ownWordsOf(content))) spelling.forgetWords();
      news?.seen(() => diagnostics);
      news?.found(async () => [...diagnostics, ...(await spelling.of(generated.content))]);
      const made = modules ?? (good === undefined ? salvaged?.modules : undefined);
      if (made !== undefined || shown === undefined) {
        const pages = pagesOf(made, modulesDir);
        shown = { ...pages, state: stateAfter(shown, pages) };
      }
      return { ...shown, problems: problemsOf(generated, content) };
    },
  };
}

const errorsOf = ({ diagnostics }: Generated) => diagnostics.filter(({ severity }) => severity === "error");

const problemsOf = (generated: Generated, contentDir: string) =>
  errorsOf(generated).map((error) => devProblem(error, generated.texts.get(error.file), contentDir));

interface PagesInMemory extends Omit<DevPages, "problems"> {
  readonly pages: ReadonlyMap<string, DevModule>;
}

/** How often the content has made other pages. */
const stateAfter = (last: PagesInMemory | undefined, pages: Omit<PagesInMemory, "state">) =>
  last === undefined ? 0 : last.state + (showTheSame(last, pages) ? 0 : 1);

/** Whether two states of the content give the same pages. */
function showTheSame(
  a: Pick<PagesInMemory, "site" | "pages">,
  b: Pick<PagesInMemory, "site" | "pages">,
): boolean {
  if (a.site?.version !== b.site?.version || a.pages.size !== b.pages.size) return false;
  return [...a.pages].every(([route, { version }]) => b.pages.get(route)?.version === version);
}

function pagesOf(modules: Salvaged["modules"] | undefined, modulesDir: string): Omit<PagesInMemory, "state"> {
  return {
    site: modules && siteModule(modules.site, modulesDir),
    pages: new Map(modules?.pages.map((page) => [page.route, pageModule(page, modulesDir)])),
    data: new Map(modules?.data.map(({ address, text }) => [address, text])),
  };
}
