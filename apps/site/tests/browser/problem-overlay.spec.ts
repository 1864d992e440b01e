// The overlay's life: a file breaks, its diagnostic covers the last good page, the file is mended, the
// overlay closes.
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { paths } from "../../site-paths.ts";
import { axeViolations } from "./axe-violations.ts";
import { expect, test } from "./dev-fixture.ts";

test.describe.configure({ mode: "serial" });

test("a broken file shows its diagnostic over the last good page; mended, it goes by itself", async ({
  page,
  dev,
}) => {
  const file = join(dev.content, "zones/clichy.yaml");
  const good = await readFile(file, "utf8");
  await page.goto(`${dev.url}/clichy`);
  const dialog = page.getByRole("dialog");
  const heading = page.getByRole("heading", { level: 1, name: "Entreprise de nettoyage à Clichy" });
  await expect(heading).toBeVisible();

  await writeFile(file, good.replace("tagline:", "tagine:"));
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText("Une erreur dans le contenu");
  await expect(dialog).toContainText("unknown-key");
  await expect(dialog).toContainText('Unknown key "tagine".');
  await expect(dialog.getByRole("listitem").first()).toHaveAttribute("lang", "en");
  await expect(dialog.getByRole("link", { name: /^zones\/clichy\.yaml:\d+:1$/ }).first()).toHaveAttribute(
    "href",
    /^vscode:\/\/file\/.+zones\/clichy\.yaml:\d+:1$/,
  );
  await expect(dialog.locator("pre").first()).toContainText(/\| tagine: >-\n\s+\| \^{6}/);
  expect(await axeViolations(page)).toEqual([]);

  await writeFile(file, good.replace("intro: >-\n", "intro: >-\n  Relu ce matin.\n"));
  await expect(page.getByText("Relu ce matin.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await writeFile(file, good);
  await expect(page.getByText("Relu ce matin.")).toBeHidden();
});

test("it speaks the author's language; Escape closes it; a page opened meanwhile has it too; mended to the same bytes, it goes", async ({
  page,
  dev,
}) => {
  const file = join(dev.content, "zones/clichy.yaml");
  const good = await readFile(file, "utf8");
  await page.goto(`${dev.url}/clichy`);
  process.env["VITRINE_LANG"] = "fr";
  await writeFile(file, good.replace("intro:", "intr:").replace("tagline:", "tagine:"));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("2 erreurs dans le contenu");
  await expect(dialog).toContainText("Vouliez-vous écrire «\u00A0tagline\u00A0»\u202F?");
  await expect(dialog.getByRole("listitem").first()).toHaveAttribute("lang", "fr");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.goto(`${dev.url}/paris-17`);
  await expect(dialog).toBeVisible();
  await writeFile(file, good);
  await expect(dialog).toBeHidden();
  // A plan that ends in another language would open it again.
  process.env["VITRINE_LANG"] = "en";
});

test("an address that an error leaves without a page shows what is wrong, and the page once there is one", async ({
  page,
  dev,
}) => {
  const file = join(dev.content, "zones/issy-les-moulineaux.yaml");
  const example = await readFile(join(paths.workspace, "docs/examples/issy-les-moulineaux.yaml"), "utf8");
  const dialog = page.getByRole("dialog");
  await writeFile(file, example.replace("intro:", "opening:"));
  await expect.poll(async () => (await page.goto(`${dev.url}/issy-les-moulineaux`))?.status()).toBe(503);
  await expect(dialog).toContainText("zones/issy-les-moulineaux.yaml");
  await expect(dialog).not.toContainText("la dernière page sans erreur");
  expect(await axeViolations(page)).toEqual([]);
  await writeFile(file, example);
  await expect(page.getByRole("heading", { level: 1, name: /Issy-les-Moulineaux/ })).toBeVisible();
  await expect(dialog).toBeHidden();
  await rm(file);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
});
