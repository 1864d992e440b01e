import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { vitrine } from "../../build/vitrine-command.ts";
import { serveSite } from "../../serve/serve-site.ts";
import { paths } from "../../site-paths.ts";
import { axeViolations } from "./axe-violations.ts";
import { faultyWebhook } from "./faulty-webhook.ts";
import { waitForScripts } from "./page-script.ts";
import { expect, test } from "./site-fixture.ts";
import { weighPage } from "./weigh-page.ts";
import { budget } from "../budget.data.ts";
import { copyBuilt, copyContent } from "../copy-content.ts";

/** Words of this repository's own site: none may stand in the pages of another business. */
const OWN_WORDS = /hop\s*(?:&|et|-)\s*net|hopers?\b|nettoyage|ménage|petite couronne/i;

const image = {
  name: "fuite.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

const sites = [
  {
    name: "plombier-lyon",
    form: "/demande",
    thanks: "C’est envoyé, merci",
    async fill(page: Page) {
      await page.getByLabel("De l’eau coule").check();
      await page.getByLabel("Je ne trouve pas le robinet").check();
      await page.getByLabel("Décrivez-nous ce que vous voyez").fill("L'eau coule sous l'évier.");
      await page.getByLabel(/^Une photo/).setInputFiles(image);
      await page.getByLabel("Nom").fill("Roux");
      await page.getByLabel("Téléphone").fill("06 39 98 12 34");
      await page.getByLabel("E-mail").fill("a.roux@exemple.fr");
      await page.getByLabel("Adresse", { exact: true }).fill("3 rue Chaponnay, 69003 Lyon");
    },
    sent: { probleme: "fuite", coupure: "introuvable", nom: "Roux", photo: { name: "fuite.png" } },
  },
  {
    name: "auto-ecole-nantes",
    form: "/inscription",
    thanks: "C’est noté, merci",
    async fill(page: Page) {
      await page.getByLabel("Conduite accompagnée").check();
      await expect(page.locator("output").filter({ visible: true })).toHaveText(
        "1\u202F590\u202F€ TTC Conduite accompagnée, 1\u202F590\u202F€, à\u00A0confirmer",
      );
      await page.getByLabel("Permis B").check();
      await page.getByLabel("Je le prépare").check();
      await page.getByLabel("Le matin").check();
      await page.getByLabel("Le samedi").check();
      await page.getByLabel("Prénom").fill("Lou");
      await page.getByLabel("Nom", { exact: true }).fill("Guérin");
      await page.getByLabel("Date de naissance").fill("2008-05-04");
      await page.getByLabel("E-mail").fill("lou@exemple.fr");
      await page.getByLabel("Téléphone").fill("06 39 98 12 34");
    },
    sent: { formation: "permis-b", code: "en-cours", prenom: "Lou", naissance: "2008-05-04" },
  },
];

for (const site of sites)
  test(`${site.name}: every page is whole and its own on a phone, and a request arrives`, async ({
    browser,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-example-"));
    const webhook = await faultyWebhook();
    const [outDir, cacheDir] = [join(folder, "dist"), join(folder, "cache")];
    copyBuilt(cacheDir);
    const content = join(folder, "content");
    copyContent(
      content,
      (own) => `${own}openGraphImages: false\nhosting: { compressed: false }\n`,
      join(paths.workspace, "examples", site.name),
    );
    const command = ["build", "--content", content, "--out", outDir, "--cache", cacheDir];
    const settings = { ...process.env, VITRINE_WEBHOOK_URL: `http://localhost:${webhook.port}/quote` };
    expect(await vitrine(command, settings)).toBe(0);
    const server = await serveSite(outDir, 0);
    const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 360, height: 740 } });
    waitForScripts(context);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`${page.url()}: ${message.text()}`);
    });
    const files = await readdir(outDir, { recursive: true });
    for (const file of files.filter((path) => path.endsWith(".html"))) {
      expect.soft(await readFile(join(outDir, file), "utf8"), file).not.toMatch(OWN_WORDS);
      const route = file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`;
      await page.goto(server.url + (route === "/404" ? "/nulle-part" : route));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      // `npm run access` tests every page.
      const axe = ["/", site.form].includes(route) ? await axeViolations(page) : [];
      expect.soft({ route, wide, axe }).toEqual({ route, wide: 360, axe: [] });
    }
    // The page for wrong addresses says on the console which address was wrong; its own status counts too.
    expect(problems.filter((problem) => !problem.includes("/nulle-part"))).toEqual([]);

    for (const width of [360, 1440]) {
      const wide = await browser.newPage({ viewport: { width, height: 740 } });
      const { weight, shifts } = await weighPage(wide, server.url);
      const families = await wide.evaluate(() =>
        [...document.fonts].filter((font) => font.status === "loaded").map((font) => font.family),
      );
      // Without them, text would be still because no font came.
      expect(families).toEqual(expect.arrayContaining(width === 360 ? ["Title"] : ["Title", "Text"]));
      expect(shifts).toEqual([]);
      expect(weight.fonts).toBeLessThanOrEqual(budget.home.fonts);
      await wide.close();
    }

    await page.goto(server.url + site.form);
    await site.fill(page);
    await page.locator("form button[type=submit]").click();
    await expect(page.getByRole("heading", { name: site.thanks })).toBeVisible();
    await expect.poll(async () => (await webhook.leads()).length).toBe(1);
    expect((await webhook.leads())[0]?.fields).toMatchObject(site.sent);

    await context.close();
    await server.close();
    await webhook.close();
    await rm(folder, { recursive: true });
  });
