import { createHash } from "node:crypto";
import { join } from "node:path";
import type { PageModule } from "@vitrine/generator/emit-modules";
import type { Generated } from "@vitrine/generator/generate";
import { formatText } from "@vitrine/schema/diagnostics/format-text";
import type { MediaFile } from "@vitrine/generator/media-index";
import { generatorOnDisk } from "@vitrine/generator/generate-from-disk";
import { remember } from "@vitrine/generator/remember";
import type { DevModule, DevOptions, DevPages } from "@vitrine/vite-ssg/vite-plugin";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { devProblem } from "./dev-problem.ts";
import { devSpelling, OWN_WORDS } from "./dev-spelling.ts";
import { warningNews } from "./warning-news.ts";
import { photoEncoder, photoFiles } from "./photo-encoder.ts";

interface DevPlaces {
  /** The content folder. */
  readonly content: string;
  /** Where the page modules go, in `dev-modules/`: those of a build stand beside them, and differ. */
  readonly cache: string;
  /** Where the author is told what is new among the warnings; without it nobody is. */
  readonly say?: (text: string) => void;
}

/** What the site's development pages need to know of the content. */
export interface SiteDev extends DevOptions {
  readonly contentDir: string;
  /** What the stages last said, also when they found errors. */
  latest(): Generated;
  /** What they said when they last found none. */
  lastGood(): Generated;
  /** What the dictionary does not know in the content as it stands now; it is looked at only when asked for. */
  misspellings(): Promise<readonly Diagnostic[]>;
  /** The file that a photo has at an address, encoded now if it never was; undefined where there is none. */
  photoAt(address: string): Promise<string | undefined>;
}

/** What the development server shows: a content folder's pages, made anew at each change of it. */
export function devPages({ content, cache, say }: DevPlaces): SiteDev {
  const modulesDir = join(cache, "dev-modules");
  const encoder = photoEncoder();
  const generate = generatorOnDisk({
    contentDir: content,
    modulesDir,
    settings: process.env,
    encoding: encoder.encoding,
  });
  const spelling = devSpelling(content, cache);
  const tell =
    say &&
    warningNews(
      (count) => count > 0 && say(`Warnings: ${count}. The atelier, at /__vitrine, shows them.`),
      (warning) =>
        say(formatText({ ...warning, file: `content/${warning.file}` }, latest?.texts.get(warning.file))),
    );
  let latest: Generated | undefined;
  let good: { generated: Generated; shown: DevPages } | undefined;
  return {
    async photoAt(address) {
      const photo = good?.generated.photos.find((each) => photoFiles([each], cache).some(isAt(address)));
      if (photo === undefined) return undefined;
      const { corrupt } = await encoder.encode([photo], { contentDir: content, cacheDir: cache });
      for (const [path, fault] of corrupt) throw new Error(`${path} can't be decoded: ${fault}.`);
      return photoFiles([photo], cache).find(isAt(address))?.file;
    },
    watch: [content],
    modulesDir,
    contentDir: content,
    latest: () => latest ?? generate(true),
    lastGood: () => good?.generated ?? generate(true),
    misspellings: () => spelling.of((latest ?? generate(true)).content),
    load(changed) {
      const isFirst = latest === undefined;
      const generated = generate(isFirst || changed.some(isMedia));
      latest = generated;
      if (changed.some((path) => path === join(content, OWN_WORDS))) spelling.forgetWords();
      tell?.(async () => [...generated.diagnostics, ...(await spelling.of(generated.content))]);
      const shown = pagesOf(latest, modulesDir);
      if (shown !== undefined) {
        good = { generated: latest, shown };
        return shown;
      }
      if (good !== undefined) return { ...good.shown, problems: problemsOf(latest, content) };
      const { texts } = latest;
      const listed = errorsOf(latest).map((error) => formatText(error, texts.get(error.file)));
      throw new Error(`The content has errors:\n\n${listed.join("\n")}`);
    },
  };
}

/** Whatever is no YAML: drawn pictures, videos, and an author's photos beside the YAML files. */
const isMedia = (path: string) => !/\.ya?ml$/i.test(path);

const isAt = (address: string) => (file: MediaFile) => file.address === address;

const errorsOf = ({ diagnostics }: Generated) => diagnostics.filter(({ severity }) => severity === "error");

const problemsOf = (generated: Generated, contentDir: string) =>
  errorsOf(generated).map((error) => devProblem(error, generated.texts.get(error.file), contentDir));

function pagesOf({ modules }: Generated, modulesDir: string): DevPages | undefined {
  if (modules === undefined) return undefined;
  return {
    site: { file: join(modulesDir, "site.ts"), version: versionOf(modules.site) },
    pages: new Map(modules.pages.map((page) => [page.route, devModule(page, modulesDir)])),
    data: new Map(modules.data.map(({ address, text }) => [address, text])),
    problems: [],
  };
}

const devModule = remember((page: PageModule, modulesDir: string): DevModule => ({
  file: join(modulesDir, page.path),
  version: versionOf(page.text),
}));

const versionOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
