import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildPlan } from "@vitrine/generator/build-plan";
import { temporaryFolder } from "@vitrine/generator/temporary-folder";
import { contentCodeHash } from "../../build/code-hash.ts";
import { readHosting } from "../../build/hosting-folder.ts";
import { paths } from "../../site-paths.ts";
import { copyContent, copyReference } from "../copy-content.ts";

const folder = temporaryFolder();

it("lets no page stand where hosts serve files with other headers", async () => {
  copyContent(folder);
  const page = readFileSync(join(folder, "pages/accueil.yaml"), "utf8");
  const prefixes = readHosting(paths.dist).rules.flatMap((rule) => rule.prefixes);
  for (const [i, prefix] of prefixes.entries())
    writeFileSync(join(folder, `pages/page-${i}.yaml`), page.replace("route: /", `route: ${prefix}visite`));
  const cacheDir = join(folder, ".cache");
  copyReference(cacheDir);
  const { diagnostics } = await buildPlan({
    contentDir: folder,
    cacheDir,
    code: contentCodeHash(),
    settings: {},
    release: false,
    dated: false,
  });
  const refused = diagnostics.filter(({ code }) => code === "reserved-route").map(({ file }) => file);
  expect(prefixes.length).toBeGreaterThan(2);
  expect(refused).toEqual(prefixes.map((_, i) => `pages/page-${i}.yaml`));
});
