// Checks that docs/architecture.md names paths that exist, and that packages depend only on floors below their own.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { paths } from "@vitrine/site/paths";

const root = paths.workspace;
const document = readFileSync(join(root, "docs/architecture.md"), "utf8");
const packages = globSync("{packages,apps}/*/package.json", { cwd: root }).map(dirname).toSorted();

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

/** The floors, lowest first, from the document's list: "1. `packages/french`, `packages/hosting`". */
const floors = new Map(
  [...document.matchAll(/^(\d+)\. (`(?:packages|apps)\/.*)$/gm)].flatMap(([, floor, line = ""]) =>
    [...line.matchAll(/`([^`]+)`/g)].map(([, folder = ""]) => [manifestOf(folder).name, Number(floor)]),
  ),
);

describe("docs/architecture.md", () => {
  it.each([...named].filter((path) => !MADE.some((made) => path.startsWith(made))))(
    "names what exists: %s",
    (path) => {
      expect(globSync(path, { cwd: root })).not.toEqual([]);
    },
  );

  it("puts every package and the site on a floor", () => {
    expect([...floors.keys()].toSorted()).toEqual(
      packages.map((folder) => manifestOf(folder).name).toSorted(),
    );
  });
});

describe.each(packages)("%s", (folder) => {
  const { name, exports = {}, dependencies = {}, devDependencies = {} } = manifestOf(folder);

  it("exports what exists", () => {
    const missing = Object.values(exports).filter(
      (target) => globSync(target, { cwd: join(root, folder) }).length === 0,
    );
    expect(missing).toEqual([]);
  });

  // An import of a package that is not listed does not resolve, so the lists alone keep the floors. The site's tests
  // use the tools.
  it("depends only on floors below its own", () => {
    const listed = Object.keys(
      folder === "apps/site" ? dependencies : { ...dependencies, ...devDependencies },
    ).filter((other) => other.startsWith("@vitrine/"));
    const floor = floors.get(name) ?? 0;
    expect(listed.filter((other) => (floors.get(other) ?? Infinity) >= floor)).toEqual([]);
  });
});

function manifestOf(folder: string): Manifest {
  const file = join(root, folder, "package.json");
  if (!existsSync(file)) throw new Error(`There is no ${relative(root, file)}.`);
  return JSON.parse(readFileSync(file, "utf8")) as Manifest;
}

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
