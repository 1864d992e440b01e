import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import type { RunningSite } from "../running-site.ts";

interface Place {
  readonly page: Page;
  readonly site: RunningSite;
  readonly isWide: boolean;
  /** Saves a picture of the visible part. */
  shoot(name: string): Promise<unknown>;
}

const TEMPLATES = {
  accueil: "/",
  zones: "/zones",
  bureaux: "/nettoyage-bureaux-paris",
  devis: "/demande-devis",
  clichy: "/clichy",
  secteur: "/cabinets-medicaux",
  accessibilite: "/accessibilite",
};

/** A visitor's walks through the site in Firefox. Each throws at the first deviation. */
export const walks: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  async "each template opens, and scrolls in one direction only"({ page, site, shoot }) {
    for (const [name, route] of Object.entries(TEMPLATES)) {
      // A navigation during a script's download would be an error of its own.
      await page.goto(site.url + route, { waitUntil: "networkidle0" });
      await until(page, "document.documentElement.scrollWidth <= innerWidth");
      await shoot(name);
    }
  },

  async "a page that opens at an anchor wakes as early as others"({ page, site }) {
    await page.goto(`${site.url}/?q=clichy#zones`);
    await until(page, "document.querySelector('search input').value === 'clichy'");
    const started =
      "performance.getEntriesByType('resource').find(({ name }) => /page-/.test(name)).startTime";
    await until(page, `${started} < 3000`);
  },

  async "consent: refused by one press, then given and acknowledged"({ page, site, shoot }) {
    await openRefused(page, `${site.url}/clichy`);
    await page.locator("footer [data-opens-consent]").click();
    await page.locator("#cookies [value=accept]").click();
    await until(page, "document.querySelector('#notifications').textContent.includes('enregistrés')");
    await shoot("notification");
  },

  async "menus: open by a press inside the window, close by Escape, give the focus back"({
    page,
    site,
    isWide,
    shoot,
  }) {
    await openRefused(page, `${site.url}/clichy`);
    const panel = isWide ? "#menu-secteurs" : "#menu-mobile";
    await page.locator(`[popovertarget=${panel.slice(1)}]`).click();
    await until(page, `document.querySelector("${panel}").matches(":popover-open")`);
    await until(
      page,
      `(({ left, right }) => left >= 0 && right <= innerWidth)(document.querySelector("${panel}").getBoundingClientRect())`,
    );
    await shoot("menu");
    await page.keyboard.press("Escape");
    await until(page, `!document.querySelector("${panel}").matches(":popover-open")`);
    await until(page, `document.activeElement.getAttribute("popovertarget") === "${panel.slice(1)}"`);
  },

  async "questions: one at a time on a phone, all on a wide screen"({ page, site, isWide, shoot }) {
    await openRefused(page, `${site.url}/#prix`);
    const shown =
      "[...document.querySelectorAll('#prix details > p')].filter((answer) => answer.checkVisibility()).length";
    if (isWide) {
      await page.locator("#prix summary:has(+ div)").click();
      return until(page, `${shown} === document.querySelectorAll("#prix details > p").length`);
    }
    const questions = await page.$$("#prix summary");
    await questions[2]?.click();
    await until(page, `${shown} === 1 && document.querySelectorAll("#prix details")[2].open`);
    await shoot("questions");
    await questions[2]?.click();
    await until(page, `${shown} === 0`);
  },

  async "testimonials: the next one, and the first after the last"({ page, site, isWide }) {
    await openRefused(page, site.url);
    if (isWide) return until(page, "document.querySelector('is-land:has(blockquote) button') === null");
    await page.$eval("is-land section:has(blockquote)", (list) => list.scrollIntoView());
    const next = "is-land:has(blockquote) button[aria-label=Suivant]";
    const said = "document.querySelector('is-land:has(blockquote) :is(output, [role=status])')?.textContent";
    for (const rank of [2, 3, 1]) {
      await page.locator(next).click();
      await until(page, `${said} === "Témoignage ${rank} sur 3"`);
    }
  },

  async "tooltips: the focus shows a tile's name"({ page, site }) {
    await openRefused(page, `${site.url}/zones`);
    await page.$eval("is-land:has([data-n]) a", (tile) => (tile as HTMLElement).focus());
    await until(page, "document.querySelector('is-land[ready]:has([data-n])') !== null");
    await page.keyboard.press("Tab");
    await until(page, "document.querySelector('is-land:has([data-n]) [popover]')?.matches(':popover-open')");
  },

  async "the form: errors in the spec's words, then a lead in the inbox"({ page, site, shoot }) {
    await openRefused(page, `${site.url}/demande-devis`);
    await page.waitForSelector("is-land[ready] form[enctype]");
    await page.locator("form[enctype] button[type=submit]").click();
    await until(page, "document.querySelector('[role=alert]').textContent.includes('Merci de renseigner')");
    await shoot("errors");
    const before = (await site.leads()).length;
    const answers = {
      prenom: "Zoé",
      nom: "Martin",
      email: "zoe@gmial.fr",
      telephone: "06 39 98 12 34",
      nom_de_votre_entreprise: "Hop & Net",
      adresse_de_vos_locaux: "27 rue de la paix",
    };
    for (const [name, answer] of Object.entries(answers))
      await page.type(`form[enctype] [name=${name}]`, answer);
    await page.$$eval("form[enctype] fieldset", (groups) => {
      for (const group of groups) group.querySelector<HTMLElement>("input[type=radio]")?.click();
    });
    await page.locator("form[enctype] button[type=submit]").click();
    await until(page, "location.hash === '#merci'");
    await shoot("thanks");
    const leads = await site.leads();
    if (leads.length !== before + 1 || leads.at(-1)?.fields["email"] !== "zoe@gmail.fr")
      throw new Error(`${leads.length - before} leads came, the last from ${leads.at(-1)?.fields["email"]}`);
  },
};

/** Opens a page and answers the cookie question. */
async function openRefused(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("::-p-text(Tout refuser)").click();
  await until(page, "document.querySelector('#cookies').hidden");
}

/** Waits until an expression is true in the page. */
async function until(page: Page, expression: string): Promise<void> {
  const end = Date.now() + 15_000;
  while ((await page.evaluate(`Boolean(${expression})`)) !== true) {
    if (Date.now() > end) throw new Error(`never came true: ${expression}`);
    await wait(50);
  }
}
