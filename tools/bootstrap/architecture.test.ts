// Checks docs/architecture.md against the tree, and the packages against the floors in its table.
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { parseAst } from "vitest/node";
import { paths } from "@vitrine/site/paths";

const root = paths.workspace;
const document = readFileSync(join(root, "docs/architecture.md"), "utf8");
const packages = foldersOf("packages");

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * Every `path/with/a/slash` of the document. A name that begins with a slash is a route, one with @ a
 * package.
 */
const named = new Set(
  [...document.matchAll(/`([\w.][\w.*-]*(?:\/[\w.*-]+)*\/?)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => path.includes("/"))
    .map((path) => path.replace(/\/$/, "")),
);

/** Outputs of a build, which a fresh checkout does not have. */
const MADE = [
  "apps/site/.vitrine",
  "apps/site/.local",
  "apps/site/dist",
  "apps/site/dist.hosting",
  "tools/inbox/data",
];

/** The floors, lowest first, from the document's table: `| 1 | packages/french |`. */
const floors = new Map(
  [...document.matchAll(/^\| *(\d+) *\| *`((?:packages|apps)\/[\w-]+)\/?`/gm)].map(
    ([, floor, folder = ""]) => [manifestOf(folder).name, Number(floor)],
  ),
);

describe("docs/architecture.md", () => {
  it.each(["packages", "apps", "tools"].flatMap((parent) => foldersOf(parent)))("names %s", (folder) => {
    expect(named).toContain(folder);
  });

  it.each(globSync("packages/*/src/[0-9]-*", { cwd: root }).map(slashed))("names the stage %s", (stage) => {
    expect(named).toContain(stage);
  });

  it.each([...named].filter((path) => !MADE.some((made) => path.startsWith(made))))(
    "names what exists: %s",
    (path) => {
      expect(globSync(path, { cwd: root })).not.toEqual([]);
    },
  );

  it("puts every package and the site on a floor", () => {
    const all = [...packages, "apps/site"].map((folder) => manifestOf(folder).name);
    expect([...floors.keys()].toSorted()).toEqual(all.toSorted());
  });
});

describe.each([...packages, ...foldersOf("apps"), "tools/inbox", "tools/address-service"])("%s", (folder) => {
  it("exports what exists", () => {
    const targets = Object.values(manifestOf(folder).exports ?? {});
    expect(targets.filter((target) => globSync(target, { cwd: join(root, folder) }).length === 0)).toEqual(
      [],
    );
  });
});

describe.each(packages)("%s", (folder) => {
  const { name, dependencies = {}, devDependencies = {} } = manifestOf(folder);
  const imports = importsOf(folder);
  const ours = imports.filter(({ specifier }) => specifier.startsWith("@vitrine/"));

  it("imports only from floors below its own", () => {
    const floor = floors.get(name) ?? 0;
    expect(ours.filter(({ specifier }) => !((floors.get(packageOf(specifier)) ?? Infinity) < floor))).toEqual(
      [],
    );
  });

  it("depends on every package that it imports", () => {
    const missing = ours.filter(({ file, specifier }) => {
      const listed = isTest(file) ? { ...dependencies, ...devDependencies } : dependencies;
      return !(packageOf(specifier) in listed);
    });
    expect(missing).toEqual([]);
  });

  it("reaches other packages by their exports, never by a relative path", () => {
    const escaping = imports.filter(
      ({ file, specifier }) =>
        specifier.startsWith(".") &&
        !resolve(root, dirname(file), specifier).startsWith(join(root, folder) + sep),
    );
    expect(escaping).toEqual([]);
  });

  it("has its floor in the linter's rules", () => {
    const above = [...floors].filter(([other, at]) => other !== name && at >= (floors.get(name) ?? 0));
    expect(forbiddenTo(folder)).toEqual(above.map(([other]) => other).toSorted());
  });
});

interface Import {
  /** Path under the workspace. */
  readonly file: string;
  readonly specifier: string;
}

/** Every import and re-export of a package's sources. An import inside a template's text does not count. */
function importsOf(folder: string): Import[] {
  return globSync("src/**/*.{ts,tsx}", { cwd: join(root, folder) }).flatMap((path) => {
    const file = slashed(join(folder, path));
    const lang = file.endsWith("x") ? "tsx" : "ts";
    const tree: unknown = parseAst(readFileSync(join(root, file), "utf8"), { lang }, file);
    return sourcesIn(tree).map((specifier) => ({ file, specifier }));
  });
}

const IMPORTING = new Set([
  "ImportDeclaration",
  "ImportExpression",
  "ExportNamedDeclaration",
  "ExportAllDeclaration",
  "TSImportType",
]);

/** The specifiers of a syntax tree (ESTree). */
function sourcesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(sourcesIn);
  if (typeof node !== "object" || node === null) return [];
  const { type, source } = node as { type?: string; source?: { value?: unknown } | null };
  const inside = Object.values(node).flatMap(sourcesIn);
  return IMPORTING.has(type ?? "") && typeof source?.value === "string" ? [source.value, ...inside] : inside;
}

/** The packages that .oxlintrc.json forbids to a package, by the rule's message about floors. */
function forbiddenTo(folder: string): string[] {
  const { overrides } = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8")) as {
    overrides: {
      files: string[];
      rules: Record<string, [string, { patterns?: { group: string[]; message: string }[] }] | string>;
    }[];
  };
  const rule = overrides.find(({ files }) => files.includes(`${folder}/**`))?.rules["no-restricted-imports"];
  const patterns = typeof rule === "object" ? (rule[1].patterns ?? []) : [];
  return patterns
    .filter(({ message }) => message.includes("floors below"))
    .flatMap(({ group }) => group.filter((name) => !name.endsWith("/**")))
    .toSorted();
}

function foldersOf(parent: string): string[] {
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(root, parent, entry.name)).some(isSource))
    .map(({ name }) => `${parent}/${name}`)
    .toSorted();
}

/** False for installed or built folders: a folder with nothing else is left over from another commit. */
function isSource(name: string): boolean {
  return !["node_modules", "dist", ".turbo"].includes(name);
}

function manifestOf(folder: string): Manifest {
  const file = join(root, folder, "package.json");
  if (!existsSync(file)) throw new Error(`There is no ${relative(root, file)}.`);
  return JSON.parse(readFileSync(file, "utf8")) as Manifest;
}

const packageOf = (specifier: string) => specifier.split("/").slice(0, 2).join("/");
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const slashed = (path: string) => path.split(sep).join("/");

describe("the example workflows", () => {
  it("name every action by a commit, since tags can be moved", () => {
    const workflows = globSync("docs/examples/*.yml", { cwd: root });
    const used = workflows.flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/uses: (\S+)/g)].map(([, action = ""]) => action),
    );
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([]);
  });
});
