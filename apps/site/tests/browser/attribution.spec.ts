// A visit's origin: carried along links until a choice, stored for 90 days after consent, and always
// harmless.
import type { Page } from "@playwright/test";
import { attributionFields } from "@vitrine/schema/form-wire";
import { expect, layer, press, test } from "./consent-fixture.ts";

const FIELDS = attributionFields.filter((name) => name !== "first_touch_ts");
const CAMPAIGN = Object.fromEntries(FIELDS.map((name) => [name, `v ${name}`]));
const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** The hidden fields of the quote form, once the page's script has filled them. */
async function hiddenFields(page: Page) {
  // The page's script makes this button after it has filled the fields.
  await expect(page.getByRole("button", { name: "Cookies", exact: true })).toBeAttached();
  return page.evaluate((names) => {
    const form = document.querySelector<HTMLFormElement>("form[method=post]");
    if (form === null) throw new Error("no quote form");
    const data = new FormData(form);
    return Object.fromEntries(names.map((name) => [name, data.get(name)]));
  }, attributionFields);
}
/**
 * Waits for the cookie question: before it, the page's script does not follow the visit and decorates no
 * link.
 */
const awake = (page: Page) => expect(layer(page)).toBeVisible();
const toTheForm = (page: Page) => page.locator("main").getByRole("link", { name: "devis" }).first().click();
const cookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "attribution");
const empty = Object.fromEntries(FIELDS.map((name) => [name, ""]));
const TIME = expect.stringMatching(/^\d{13}$/);

test("all eight parameters and the first touch reach the form over the links of the visit, before a choice", async ({
  page,
}) => {
  await page.goto(`/clichy?${query(CAMPAIGN)}`);
  await awake(page);
  const landed = page.url();
  const firstTouch = await page.evaluate(() => Date.now());
  await page.getByRole("link", { name: "Paris 17" }).first().click();
  await expect(page).toHaveURL(/\/paris-17\?/);
  await awake(page);
  await toTheForm(page);
  await expect(page).toHaveURL(/\/demande-devis\?/);
  const fields = await hiddenFields(page);
  expect(fields).toEqual({ ...CAMPAIGN, first_touch_ts: TIME });
  expect(Math.abs(Number(fields["first_touch_ts"]) - firstTouch)).toBeLessThan(5000);
  expect(await page.context().cookies()).toEqual([]);
  // The hidden inputs hold the values too, not only the sent form.
  await expect(page.locator("input[name=utm_source]")).toHaveValue("v utm_source");
  await page.goBack();
  await page.goBack();
  expect(page.url()).toBe(landed);
});

test("a link followed before the page's script is there carries them too", async ({ page }) => {
  const script = "**/assets/page-*";
  await page.route(script, () => new Promise(() => {}));
  await page.goto(`/clichy?${query(CAMPAIGN)}`);
  await page.getByRole("link", { name: "Paris 17" }).first().click();
  await expect(page).toHaveURL(/\/paris-17$/);
  await page.unroute(script);
  await page.reload();
  await awake(page);
  await toTheForm(page);
  await expect(page).toHaveURL(/\/demande-devis\?/);
  expect(await hiddenFields(page)).toEqual({ ...CAMPAIGN, first_touch_ts: TIME });
});

test("a link is decorated when it is followed, by key and in a new tab too, and no other way", async ({
  page,
  context,
}) => {
  await page.goto("/clichy?gclid=abc");
  await awake(page);
  expect(await page.locator("a[href*=gclid]").count()).toBe(0);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Paris 18" }).first().click({ button: "middle" });
  await expect(await opened).toHaveURL(/\/paris-18\?gclid=abc&first_touch_ts=\d{13}$/);
  for (const kind of ["phone", "mail"])
    await page.evaluate(
      (scheme) => {
        document.addEventListener("click", (event) => event.preventDefault(), { once: true });
        document.querySelector<HTMLAnchorElement>(`a[href^=${scheme}]`)?.click();
      },
      kind === "phone" ? "tel" : "mailto",
    );
  expect(await page.locator("a[href^='tel:'][href*=gclid], a[href^='mailto:'][href*=gclid]").count()).toBe(0);
  await page.getByRole("link", { name: "Aller au contenu" }).press("Enter");
  await expect(page).toHaveURL(/\/clichy\?gclid=abc#contenu$/);
  await page.getByRole("link", { name: "Paris 17" }).first().press("Enter");
  await expect(page).toHaveURL(/\/paris-17\?gclid=abc&first_touch_ts=\d{13}$/);
});

test("a script that takes the form over and blanks its fields loses nothing", async ({ page }) => {
  await page.goto("/demande-devis?gclid=abc");
  await expect(page.locator("input[name=gclid]")).toHaveValue("abc");
  const sent = await page.locator("form[method=post]").evaluate((form: HTMLFormElement) => {
    for (const input of form.querySelectorAll<HTMLInputElement>("input[type=hidden]")) input.value = "";
    return new FormData(form).get("gclid");
  });
  expect(sent).toBe("abc");
});

test("the zone finder's plain form takes them along too", async ({ page }) => {
  await page.route("**/assets/zone-finder-*", (route) => route.abort());
  await page.goto("/zones?utm_source=lettre");
  await awake(page);
  await page.getByLabel("Commune ou code postal").fill("92");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/zones\?q=92&utm_source=lettre&first_touch_ts=\d{13}#zone-finder$/);
});

test.describe("after consent", () => {
  test("a first-party cookie keeps them for 90 days, and the next address is clean", async ({ page }) => {
    await page.goto("/clichy?gclid=abc&utm_term=bureaux+%C3%A0+Clichy");
    await press(page, "Tout accepter");
    const written = await cookie(page);
    expect(written).toMatchObject({ path: "/", sameSite: "Lax", secure: false, domain: "localhost" });
    const days = ((written?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(89.9);
    expect(days).toBeLessThan(90.1);
    const before = new URLSearchParams(written?.value).get("first_touch_ts");
    await toTheForm(page);
    await expect(page).toHaveURL(/\/demande-devis$/);
    expect(await hiddenFields(page)).toEqual({
      ...empty,
      gclid: "abc",
      utm_term: "bureaux à Clichy",
      first_touch_ts: before,
    });
    // A visit alone does not extend the cookie's life.
    expect(await cookie(page)).toEqual(written);
  });

  test("withdrawal removes it, and the page that was left does not bring it back", async ({ page }) => {
    await page.goto("/clichy?gclid=abc");
    await press(page, "Tout accepter");
    await page.goto("/paris-3");
    const reloaded = page.waitForEvent("load");
    await press(page, "Cookies");
    await press(page, "Tout refuser");
    await reloaded;
    expect(await cookie(page)).toBeUndefined();
    await page.goto("/demande-devis");
    expect(await hiddenFields(page)).toEqual({ ...empty, first_touch_ts: "" });
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/gclid=abc$/);
    await expect(layer(page)).toBeHidden();
    expect(await cookie(page)).toBeUndefined();
  });
});

test("after a refusal the campaign stays on its page, and nothing that tells visitors apart", async ({
  page,
}) => {
  await page.goto("/demande-devis?gclid=abc&wbraid=b&gbraid=c&utm_source=lettre");
  // The browser decorates a touched link; after the refusal this link must lose its campaign too.
  await awake(page);
  await page.getByRole("link", { name: "Hop & Net, accueil" }).click({ button: "right" });
  await page.keyboard.press("Escape");
  await press(page, "Tout refuser");
  expect(await hiddenFields(page)).toEqual({ ...empty, utm_source: "lettre", first_touch_ts: "" });
  await page.getByRole("link", { name: "Hop & Net, accueil" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/demande-devis");
  expect(await hiddenFields(page)).toEqual({ ...empty, first_touch_ts: "" });
});

const HTML = encodeURIComponent(`"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`);
/** Control characters, HTML, broken percent-encoding, and 5,000 characters. The others are in attribution.test.ts. */
const HOSTILE = `gclid=a%00b%0D%0ASet-Cookie:%20x=1%1B%7F&utm_source=${HTML}&utm_term=%ZZ&utm_campaign=%E0%A4%A&utm_medium=${"a".repeat(5000)}`;

test("whatever an address holds is harmless", async ({ page, site }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(`/clichy?${HOSTILE}`);
  await toTheForm(page);
  const carried = await hiddenFields(page);
  await press(page, "Tout accepter");
  const written = await cookie(page);
  expect(`attribution=${written?.value}`.length).toBeGreaterThan(40);
  expect(`attribution=${written?.value}`.length).toBeLessThan(4096);
  await page.goto("/demande-devis");
  expect(await hiddenFields(page)).toEqual(carried);
  for (const value of Object.values(carried)) expect(value).not.toMatch(/[<>\p{Cc}]/u);
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  expect(errors).toEqual([]);
  // The form must still send exactly these values.
  await page.locator("form[method=post]").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
    HTMLFormElement.prototype.submit.call(form);
  });
  await page.waitForURL(`http://${site.webhookHost}/**`);
  await expect.poll(async () => (await site.leads()).at(-1)?.fields).toMatchObject(carried);
});
