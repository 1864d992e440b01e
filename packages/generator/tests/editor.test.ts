// The schemas in an author's editor, tested with the language server that editors run.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentKindOf, contentKinds } from "@vitrine/schema/content-kinds";
import { formatText } from "@vitrine/schema/diagnostics/format-text";
import { buildPlan } from "../src/build-plan.ts";
import { schemasFolder, writeContentSchemas } from "../src/reference/content-schemas.ts";
import { copyDictionary } from "./dictionary-cache.ts";
import { startLanguageServer } from "./start-language-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const WORKSPACE = join(import.meta.dirname, "../../..");
const CONTENT = join(WORKSPACE, "content");
/** The schemas with the values of the site's own content. */
const SCHEMAS = join(WORKSPACE, "apps/site/.vitrine/schema");
const cacheDir = temporaryFolder();
const modeline = (kind: string) =>
  `# yaml-language-server: $schema=../../packages/schema/json/${kind}.schema.json\n`;

let server: Awaited<ReturnType<typeof startLanguageServer>>;
beforeAll(async () => {
  server = await startLanguageServer();
  copyDictionary(cacheDir);
  const plan = await buildPlan({ contentDir: CONTENT, cacheDir, settings: {}, release: false, dated: false });
  writeContentSchemas(plan, cacheDir);
  // The server starts in a process of its own, while all content is planned from nothing.
}, 60_000);
afterAll(() => server.stop());

let documents = 0;
const zone = (text: string) =>
  server.open(join(CONTENT, `zones/new-${documents++}.yaml`), modeline("zone") + text);
const page = (text: string) =>
  server.open(join(CONTENT, `pages/new-${documents++}.yaml`), modeline("page") + text);

describe("a local page", () => {
  it("completes its keys", async () => {
    const document = await zone('insee: "92040"\n|');
    expect(await document.completion()).toEqual(
      expect.arrayContaining(["description", "tagline", "intro", "neighbourhoods", "neighbours"]),
    );
  });

  it("completes the keys of a list's items", async () => {
    const document = await zone("neighbourhoods:\n  - name: Le quai\n    |");
    expect(await document.completion()).toContain("text");
  });

  it("explains a key in French, typeset, with its limit and examples", async () => {
    const document = await zone("tag|line: Une ville\n");
    expect(await document.hover()).toMatch(
      /Accroche.*d’aucune autre commune.*120 caractères au plus.*Un plateau, deux fleuves/s,
    );
  });

  it("offers the examples as values, ready to stand in YAML", async () => {
    const code = await zone("insee: |\n");
    expect(await code.completion()).toEqual(['"92024"']);
    const title = await zone("h1: |\n");
    expect(await title.written("Dépannage de plomberie ${à lieu}")).toBe(
      String.raw`Dépannage de plomberie \${à lieu\}`,
    );
    const keywords = await zone("keywords: |\n");
    expect(await keywords.written('["permis accéléré Nantes"]')).toBe("\n  - ${1:permis accéléré Nantes}\n");
  });

  it("writes the form of a code with its key, but no sentence of another page", async () => {
    const document = await zone("|");
    expect(await document.written("insee")).toBe('insee: ${1:"92024"}');
    expect(await document.written("tagline")).toBe("tagline: ");
    expect(await document.written("Page locale")).toBe(
      'insee: ${1:"92024"}\ndescription: $2\ntagline: $3\nintro: $4\nneighbourhoods:\n  - name: $5\n    text: $6',
    );
  });

  it("keeps silent while prose is being typed", async () => {
    const document = await zone("intro: >-\n  Une régie|\n");
    expect(await document.completion()).toEqual([]);
  });

  it("offers the values of an enumeration", async () => {
    const document = await zone("icon: |\n");
    expect(await document.completion()).toEqual(expect.arrayContaining(["building", "map-pin"]));
  });

  it("underlines an unknown key", async () => {
    const document = await zone('insee: "92040"\ntagine: Une ville\n');
    expect(await document.problems()).toContainEqual(
      expect.objectContaining({
        message: "Property tagine is not allowed.",
        range: { start: { line: 2, character: 0 }, end: { line: 2, character: 6 } },
      }),
    );
  });
});

describe("a page of sections", () => {
  it("offers the types of sections", async () => {
    const document = await page("sections:\n  - type: |\n");
    expect(await document.completion()).toEqual(
      expect.arrayContaining(["hero", "faq", "steps", "client-case"]),
    );
  });

  it("says what a type of section is", async () => {
    const document = await page("sections:\n  - type: fa|q\n    title: Le prix\n");
    expect(await document.hover()).toMatch(/Questions fréquentes.*la réponse s’ouvre/s);
  });

  it("writes a whole section, named in French, with the keys that it must have", async () => {
    const document = await page("sections:\n  - |");
    expect(await document.written("Questions fréquentes")).toBe(
      "type: faq\n  title: $1\n  items:\n    - question: $2\n      answer: $3",
    );
    expect(await document.completion()).toEqual(
      expect.arrayContaining(["Ouverture de page", "Étapes numérotées", "Cas client", "Appel au devis"]),
    );
  });

  it("completes the keys of the section's type", async () => {
    const document = await page("sections:\n  - type: video\n    |");
    const offered = await document.completion();
    expect(offered).toContain("title");
    expect(offered).not.toContain("rows");
  });
});

describe("with the site's own values", () => {
  const own = (kind: string, text: string) =>
    server.open(
      join(CONTENT, `${kind}s/new-${documents++}.yaml`),
      `# yaml-language-server: $schema=${schemasFolder(cacheDir)}/${kind}.schema.json\n${text}`,
    );

  it("offers neighbours, pictures and icons, with a description of each icon", async () => {
    const neighbours = await own("zone", "neighbours:\n  - |\n");
    expect(await neighbours.completion()).toEqual(expect.arrayContaining(["clichy", "paris-17"]));
    const picture = await own("zone", "picture:\n  image: |\n");
    expect(await picture.completion()).toEqual(expect.arrayContaining(["pages/accueil", "zones/paris"]));
    const icon = await own("zone", "icon: lea|f\n");
    expect(await icon.hover()).toContain("Une feuille d’arbre");
  });

  it("offers the addresses of pages to links, and none for a page's own", async () => {
    const link = await own("sector", "cta:\n  route: |\n");
    const made = await own("page", "route: |\n");
    expect([await link.completion(), await made.completion()]).toEqual([[], ["/depannage"]]);
    const entry = await server.open(
      join(CONTENT, "new-site.yaml"),
      `# yaml-language-server: $schema=${schemasFolder(cacheDir)}/site.schema.json\nquote:\n  route: |\n`,
    );
    expect(await entry.completion()).toEqual(expect.arrayContaining(["/demande-devis", "/clichy"]));
  });

  it("underlines a fact, a neighbour and a picture that are not there", async () => {
    const document = await own(
      "zone",
      "tagline: À partir de ${tarif-horaires}.\nneighbours: [clichi]\npicture:\n  image: pages/accueille\n  alt: Un bureau.\n",
    );
    const lines = (await document.problems()).map(({ range }) => range.start.line);
    expect(lines).toEqual(expect.arrayContaining([1, 2, 4]));
  });
});

it.each([
  ["en", "error"],
  ["fr", "erreur"],
] as const)(
  "has tasks that find the file and the line in what the commands print, in %s",
  (language, word) => {
    const { tasks } = JSON.parse(readFileSync(join(WORKSPACE, ".vscode/tasks.json"), "utf8"));
    const [check] = tasks[0].problemMatcher;
    const range = { start: { line: 3, column: 7 }, end: { line: 3, column: 9 } };
    const [first = "", second = ""] = formatText(
      {
        code: "broken-link",
        severity: "error",
        file: "content/zones/clichy.yaml",
        range,
        path: "",
        message: { en: "Nothing.", fr: "Rien." },
      },
      undefined,
      language,
    ).split("\n");
    const [place, message] = check.pattern;
    expect(new RegExp(place.regexp).exec(first)?.slice(1)).toEqual([
      "content/zones/clichy.yaml",
      "3",
      "7",
      word,
      "broken-link",
    ]);
    expect(new RegExp(message.regexp).exec(second)?.[1]).toBe(language === "en" ? "Nothing." : "Rien.");
  },
);

const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".yaml"),
);

it("knows the schema of each content file by its first line", () => {
  const wrong = files.filter((path) => {
    const [first = ""] = readFileSync(join(CONTENT, path), "utf8").split("\n");
    const schema = first.replace("# yaml-language-server: $schema=", "");
    return join(CONTENT, dirname(path), schema) !== join(SCHEMAS, `${contentKindOf(path)}.schema.json`);
  });
  expect(wrong).toEqual([]);
});

it("knows the schema of a file without such a line by the workspace's settings", () => {
  const settings = JSON.parse(readFileSync(join(WORKSPACE, ".vscode/settings.json"), "utf8"));
  const expected = Object.entries(contentKinds).map(([kind, { place }]) => [
    `./apps/site/.vitrine/schema/${kind}.schema.json`,
    expect.toSatisfy((globs: string | string[]) =>
      [globs].flat().includes(`content/${place}${place.endsWith("/") ? "*.yaml" : ""}`),
    ),
  ]);
  expect(settings["yaml.schemas"]).toEqual(Object.fromEntries(expected));
});

it("underlines nothing in the site's own content", async () => {
  const problems = [];
  // Two files stand for all of their kind, since `check` holds each file to the same schema.
  const shown = [...Map.groupBy(files, contentKindOf).values()].flatMap((alike) => alike.slice(0, 2));
  for (const file of shown.map((path) => join(CONTENT, path))) {
    const text = readFileSync(file, "utf8").replaceAll("|", "¦");
    const document = await server.open(
      file,
      text.replace(/(?<=\$schema=)\S*\//, `${schemasFolder(cacheDir)}/`),
    );
    problems.push(...(await document.problems()).map(({ message }) => `${file}: ${message}`));
  }
  expect(problems).toEqual([]);
});
