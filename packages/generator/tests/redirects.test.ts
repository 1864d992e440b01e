import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../src/store/open-store.ts";
import { addPublished } from "../src/store/published-routes.ts";
import { base } from "./base-content.ts";
import { fakeEnvironment } from "./fake-environment.ts";
import { temporaryPlans } from "./temporary-plans.ts";

const { folder, planOf, contentOf } = temporaryPlans({ overrides: fakeEnvironment });
const before = (line: string, path: string) => [path, `${line}\n${base.get(path)}`] as const;

it("leads every former address to the last page, for every kind of page", async () => {
  const redirects = ["a: b", "b: clichy-la-garenne", "c: d"].map((pair) => {
    const [from, to] = pair.split(": ");
    return `{ from: /${from}, ${to === "d" ? "gone: true" : `to: /${to}`} }`;
  });
  const { site, diagnostics } = await planOf(
    contentOf(
      new Map([
        ...base,
        before("formerly: [clichy-la-garenne]", "zones/clichy.yaml"),
        before("formerly: [immeubles]", "sectors/nettoyage-immeuble.yaml"),
        before("formerly: [vie-privee]", "legal/politique-confidentialite.yaml"),
        before("formerly: [nos/zones]", "pages/zones.yaml"),
        before(`redirects: [${redirects.join(", ")}]`, "site.yaml"),
      ]),
    ),
  );
  expect(diagnostics).toEqual([]);
  expect([...(site?.moved ?? [])]).toEqual([
    ["/a", "/clichy"],
    ["/b", "/clichy"],
    ["/clichy-la-garenne", "/clichy"],
    ["/immeubles", "/nettoyage-immeuble"],
    ["/nos/zones", "/zones"],
    ["/vie-privee", "/politique-confidentialite"],
  ]);
});

it("remembers what was published into a folder, until a redirect, a draft or an entry accounts for it", async () => {
  const outDir = join(folder, "dist");
  addPublished(openStore(join(folder, "cache")), { cacheDir: join(folder, "cache"), outDir }, [
    "/clichy",
    "/old",
  ]);
  const found = async (files: readonly (readonly [string, string])[]) => {
    const { diagnostics } = await planOf(contentOf(new Map([...base, ...files])), { outDir });
    return diagnostics.map(
      ({ code, severity, message }) => `${severity} ${code} ${message.en.split(": ")[1]}`,
    );
  };
  expect(await found([])).toEqual(['warning vanished-page "/old".']);
  expect(await found([before("formerly: [old]", "zones/clichy.yaml")])).toEqual([]);
  expect(await found([before("redirects: [{ from: /old, gone: true }]", "site.yaml")])).toEqual([]);
  expect(await found([["pages/old.yaml", "route: /old\ndraft: true\n"]])).toEqual([]);
});
