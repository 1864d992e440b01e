// The quote form's life: sent, stored, failed, without JavaScript and before its script wakes.
import { attributionFields } from "@vitrine/schema/form-wire";
import { holdRequests } from "./hold-requests.ts";
import {
  ANSWERS,
  answersIn,
  draftIn,
  expectAccessible,
  fillIn,
  fillQuote,
  networkError,
  openForm,
  sendButton,
  summary,
  thanks,
} from "./quote-form-page.ts";
import { expect, test } from "./site-fixture.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

let complaints: string[];
test.beforeEach(({ page }) => {
  complaints = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    // Chromium's own message about a request that a test blocks.
    const isExpected = message.text().startsWith("Failed to load resource: net::ERR");
    if (["error", "warning"].includes(message.type()) && !isExpected) complaints.push(message.text());
  });
});
test.afterEach(() => expect(complaints).toEqual([]));

test("a filled form is sent, and the visitor thanked, after a reload too, which sends nothing; going back shows a fresh form", async ({
  page,
  site,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await openForm(page);
  await fillIn(page);
  await expect.poll(() => draftIn(page)).toContain("Zoé");
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/demande-devis#merci$/);
  await expect(thanks(page)).toBeFocused();
  await expect(page).toHaveTitle("Merci, votre demande est envoyée | Hop & Net");
  await expect(
    page.getByRole("heading", { name: "Maintenant quelles sont les prochaines étapes ?" }),
  ).toBeVisible();
  await expect(page.locator("#merci ol li")).toHaveCount(4);
  await expect(page.getByRole("link", { name: "Lire les avis" })).toHaveAttribute("href", /maps/);
  await expect(
    page.locator("#merci").getByRole("link", { name: "Devenir professionnel du nettoyage" }),
  ).toBeVisible();
  await expect(sendButton(page)).toBeHidden();
  await expect(page.locator("#merci")).toContainText(
    `Votre devis partira à l’adresse ${ANSWERS.email}. Une faute de frappe ? Appelez-nous au 01 99 00 14 20.`,
  );
  const { submission_id, ...fields } = (await site.leads()).at(-1)?.fields ?? {};
  // The visitor refused cookies, so no value tells visitors apart.
  const empty = Object.fromEntries(attributionFields.map((name) => [name, ""]));
  expect(fields).toEqual({ ...ANSWERS, ...empty, submission_revision: "1" });
  expect(submission_id).toMatch(UUID);
  expect(await draftIn(page)).toBeNull();
  expect(logged).toEqual(["Réponse du webhook : 200"]);

  const { length } = await site.leads();
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Merci/);
  await page.goBack();
  await expect(sendButton(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Demande de devis/);
  expect(await answersIn(page)).not.toHaveProperty("prenom");
  expect((await site.leads()).length).toBe(length);
});

test("a network failure is said, loses nothing, and the next attempt has the same identifier", async ({
  page,
  site,
}) => {
  const attempts: string[] = [];
  await openForm(page);
  const webhook = `http://${site.webhookHost}/**`;
  await page.route(webhook, async (route) => {
    const id = /name="submission_id"\s+(\S+)/.exec(route.request().postData() ?? "")?.[1];
    if (id !== undefined) attempts.push(id);
    await route.abort("connectionrefused");
  });
  await fillQuote(page);
  await sendButton(page).click();
  await expect(networkError(page)).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Erreur de connexion" })).toHaveCount(1);
  await expect(sendButton(page)).toHaveText("Recevoir mon devis");
  await expect(sendButton(page)).toBeFocused();
  expect(await answersIn(page)).toMatchObject(ANSWERS);
  await expectAccessible(page);

  await page.unroute(webhook);
  await page.reload();
  await expect(page.locator("is-land[ready] form")).toHaveCount(1);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const { submission_id, ...fields } = (await site.leads()).at(-1)?.fields ?? {};
  expect(fields).toMatchObject(ANSWERS);
  expect(attempts).toContain(submission_id);
});

test.describe("the draft", () => {
  test("brings every answer back after a reload, typed a moment ago or not, and is gone after 7 days from any page", async ({
    page,
  }) => {
    await openForm(page);
    await fillQuote(page);
    await expect.poll(() => draftIn(page)).toContain("Zoé");
    await page.getByLabel("Prénom").fill("Zo");
    await page.reload();
    await expect.poll(() => answersIn(page)).toMatchObject({ ...ANSWERS, prenom: "Zo" });
    await page.goto("/clichy");
    await page.evaluate(() => {
      const text = localStorage.getItem("vitrine-quote-draft") ?? "{}";
      const draft = JSON.parse(text) as { savedAt: number };
      const aged = { ...draft, savedAt: draft.savedAt - 7 * 24 * 60 * 60 * 1000 };
      localStorage.setItem("vitrine-quote-draft", JSON.stringify(aged));
    });
    await page.reload();
    await expect.poll(() => draftIn(page)).toBeNull();
  });
});

test.describe("before its script wakes", () => {
  test("what is typed and chosen stays, hidden fields too", async ({ page, site }) => {
    const wake = await holdRequests(page, "**/assets/quote-form-*.js");
    await page.goto("/demande-devis?utm_source=lettre");
    await fillIn(page);
    await page.getByLabel("Email").fill("zoe@gamil.com");
    await page.getByLabel("Prénom").focus();
    const before = await answersIn(page);
    wake();
    await expect(page.locator("is-land[ready] form")).toHaveCount(1);
    await expect(page.getByText("Nous avons corrigé zoe@gamil.com en zoe@gmail.com.")).toBeVisible();
    expect(await answersIn(page)).toEqual({ ...before, email: "zoe@gmail.com" });
    await expect(page.getByLabel("Prénom")).toBeFocused();
    await sendButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect((await site.leads()).at(-1)?.fields).toMatchObject({
      utm_source: "lettre",
      email: "zoe@gmail.com",
    });
  });

  test("or where it never comes, the browser posts the form", async ({ page, site }) => {
    await page.route("**/assets/quote-form-*.js", (route) => route.abort());
    await page.goto("/demande-devis");
    await fillQuote(page);
    await sendButton(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("bien arrivée");
    expect((await site.leads()).at(-1)?.fields).toMatchObject(ANSWERS);
    complaints = complaints.filter((text) => !text.includes("dynamically imported module"));
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser's own check stops an incomplete form", async ({ page, site }) => {
    await page.goto("/demande-devis");
    const before = (await site.leads()).length;
    await page.getByLabel("Prénom").fill("Zoé");
    await sendButton(page).click();
    await expect(page.getByLabel("Nom", { exact: true })).toBeFocused();
    expect((await site.leads()).length).toBe(before);
  });
});

test("the button and the network error stay in view when errors above them go", async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openForm(page);
  await fillQuote(page);
  await page.getByLabel("Email").fill("anne@gmial");
  await page.getByLabel("Téléphone").fill("12");
  await sendButton(page).click();
  await expect(summary(page)).toBeFocused();
  await page.getByLabel("Email").fill("anne@gmial.con");
  await page.getByLabel("Téléphone").fill(ANSWERS.telephone);
  await page.getByLabel("Prénom").focus();
  await expect(page.getByText("Nous avons corrigé")).toBeVisible();
  await page.route(`http://${site.webhookHost}/**`, (route) => route.abort("connectionrefused"));
  await sendButton(page).click();
  await expect(networkError(page)).toBeInViewport({ ratio: 1 });
  await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
});

test("what stands beside the form ends above the next steps, which cover none of it", async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openForm(page);
    await sendButton(page).evaluate((button) => button.scrollIntoView({ block: "center" }));
    const room = await page.getByRole("complementary").evaluate((aside) => {
      const steps = aside.nextElementSibling?.getBoundingClientRect().top ?? 0;
      return (
        steps -
        Math.max(...Array.from(aside.querySelectorAll("*"), (part) => part.getBoundingClientRect().bottom))
      );
    });
    expect(room, `${width} × ${height}`).toBeGreaterThanOrEqual(0);
  }
});
