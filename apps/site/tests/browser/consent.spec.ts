// The questions, the stored entries, the loaded scripts and the tags' events: before a choice, after each,
// and after a withdrawal.
import { expect, hostsOf, layer, press, sendLead, test } from "./consent-fixture.ts";
import { kept, toldTags } from "./tag-stand-ins.ts";

const DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};
const GRANTED = {
  ad_storage: "granted",
  ad_user_data: "granted",
  ad_personalization: "granted",
  analytics_storage: "granted",
};
const GOOGLE = "www.googletagmanager.com";
const ALL_HOSTS = ["connect.facebook.net", "snap.licdn.com", "www.google-analytics.com", GOOGLE];

test("before a choice: no cookie, no request to anybody else, no tag", async ({ page, outside }) => {
  for (const route of ["/?gclid=abc", "/clichy", "/demande-devis"]) {
    await page.goto(route, { waitUntil: "networkidle" });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await sendLead(page);
    await expect(layer(page)).toBeVisible();
    expect(await kept(page)).toEqual([]);
    expect(await toldTags(page)).toEqual({ google: [], meta: [], linkedin: [] });
  }
  expect(outside.tags).toEqual([]);
});

test("« Tout accepter »: denied first, then granted; every tag loads, and hears of a sent form", async ({
  page,
  outside,
}) => {
  await page.goto("/clichy");
  await press(page, "Tout accepter");
  await expect(layer(page)).toBeHidden();
  await expect(page.getByRole("status")).toHaveText("Vos choix sur les cookies sont enregistrés.");
  await expect
    .poll(() => kept(page))
    .toEqual(
      ["_fbp", "_ga", "_ga_H0PN3T2014", "_gcl_au", "attribution", "consent"]
        .concat(["lastExternalReferrer", "li_adsId", "li_fat_id"])
        .sort(),
    );
  await sendLead(page);
  const { google, meta, linkedin } = await toldTags(page);
  expect(google).toEqual([
    ["consent", "default", DENIED],
    ["consent", "update", GRANTED],
    ["js", expect.anything()],
    ["config", "G-H0PN3T2014", { cookie_expires: 34_128_000 }],
    ["config", "AW-114020142014", {}],
    ["event", "generate_lead", { send_to: "G-H0PN3T2014" }],
    ["event", "conversion", { send_to: "AW-114020142014/D3v1s-Envoye_20" }],
  ]);
  expect(meta).toEqual([
    ["init", "114020142014001"],
    ["track", "PageView"],
    ["track", "Lead"],
  ]);
  expect(linkedin).toEqual([["track", { conversion_id: 21_420_144 }]]);
  await expect.poll(() => hostsOf(outside)).toEqual(ALL_HOSTS);

  await page.goto("/paris-3");
  await expect.poll(async () => (await toldTags(page)).meta.length).toBe(2);
  await expect(layer(page)).toBeHidden();
});

test("« Tout refuser » takes one press as well: nothing loads, nothing is asked again, and the footer's Cookies reopens the choices with focus", async ({
  page,
  outside,
}) => {
  await page.goto("/clichy");
  await press(page, "Tout refuser");
  await expect(layer(page)).toBeHidden();
  await page.goto("/paris-3", { waitUntil: "networkidle" });
  await expect(layer(page)).toBeHidden();
  await sendLead(page);
  expect(await kept(page)).toEqual(["consent"]);
  expect(outside.tags).toEqual([]);

  const opener = page.getByRole("button", { name: "Cookies" });
  await opener.press("Enter");
  await expect(layer(page)).toBeFocused();
  await expect(page.getByRole("checkbox", { name: "Publicité" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(layer(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await press(page, "Enregistrer mes choix");
  await expect(opener).toBeFocused();
});

test.describe("by purpose", () => {
  test("audience alone loads Google Analytics alone, and keeps no campaign", async ({ page, outside }) => {
    await page.goto("/clichy?gclid=abc");
    await page.getByText("Choisir").click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await page.getByRole("checkbox", { name: "Mesure d’audience" }).check();
    await press(page, "Enregistrer mes choix");
    await expect.poll(() => hostsOf(outside)).toContain(GOOGLE);
    await sendLead(page);
    const { google } = await toldTags(page);
    expect(google).toContainEqual(["consent", "update", { ...DENIED, analytics_storage: "granted" }]);
    expect(google.filter(([command]) => command === "config")).toHaveLength(1);
    expect(google.at(-1)).toEqual(["event", "generate_lead", { send_to: "G-H0PN3T2014" }]);
    await expect.poll(() => hostsOf(outside)).toEqual(["www.google-analytics.com", GOOGLE]);
    expect(await kept(page)).not.toContain("attribution");
  });

  test("advertising alone loads everything else, and adding audience needs no new page", async ({
    page,
    outside,
  }) => {
    await page.goto("/clichy");
    await page.getByText("Choisir").click();
    await page.getByRole("checkbox", { name: "Publicité" }).check();
    await press(page, "Enregistrer mes choix");
    await expect.poll(() => hostsOf(outside)).toContain("snap.licdn.com");
    await sendLead(page);
    const { google } = await toldTags(page);
    expect(google).toContainEqual(["consent", "update", { ...GRANTED, analytics_storage: "denied" }]);
    expect(google.at(-1)).toEqual(["event", "conversion", { send_to: "AW-114020142014/D3v1s-Envoye_20" }]);

    await press(page, "Cookies");
    await expect(page.getByRole("checkbox", { name: "Publicité" })).toBeChecked();
    await page.getByRole("checkbox", { name: "Mesure d’audience" }).check();
    await press(page, "Enregistrer mes choix");
    expect((await toldTags(page)).google.slice(-3)).toEqual([
      ["consent", "update", GRANTED],
      ["config", "G-H0PN3T2014", { cookie_expires: 34_128_000 }],
      // This event belongs to the request that was sent before.
      ["event", "generate_lead", { send_to: "G-H0PN3T2014" }],
    ]);
  });
});

test("withdrawal stops the tags and removes what they left", async ({ page, outside }) => {
  await page.goto("/clichy?utm_source=lettre");
  await press(page, "Tout accepter");
  await expect.poll(() => kept(page)).toContain("li_fat_id");
  await page.context().addCookies([{ name: "innocent", value: "1", url: page.url() }]);
  const reloaded = page.waitForEvent("load");
  await press(page, "Cookies");
  await press(page, "Tout refuser");
  await reloaded;
  outside.tags.length = 0;
  await page.waitForLoadState("networkidle");
  expect(await kept(page)).toEqual(["consent", "innocent"]);
  await expect(layer(page)).toBeHidden();
  await sendLead(page);
  expect(await toldTags(page)).toEqual({ google: [], meta: [], linkedin: [] });
  expect(outside.tags).toEqual([]);
});

test("withdrawing one purpose leaves the other as it was", async ({ page }) => {
  await page.goto("/clichy");
  await press(page, "Tout accepter");
  await expect.poll(() => kept(page)).toContain("li_fat_id");
  const reloaded = page.waitForEvent("load");
  await press(page, "Cookies");
  await page.getByRole("checkbox", { name: "Publicité" }).uncheck();
  await press(page, "Enregistrer mes choix");
  await reloaded;
  await expect.poll(async () => (await toldTags(page)).google.length).toBeGreaterThan(3);
  const names = await kept(page);
  expect(names).toContain("_ga");
  // The stand-in for Google always sets its advertising cookie; the other tools are absent.
  expect(names.filter((name) => /^(_fbp|li_|lastExternal|attribution)/.test(name))).toEqual([]);
  expect((await toldTags(page)).meta).toEqual([]);
});

test("a choice made in another tab holds here too", async ({ page, context, outside }) => {
  await page.goto("/clichy");
  const other = await context.newPage();
  await other.goto("/paris-3");
  await press(other, "Tout accepter");
  await expect(layer(page)).toBeHidden();
  await expect.poll(async () => (await toldTags(page)).meta.length).toBe(2);
  const reloaded = page.waitForEvent("load");
  await press(other, "Cookies");
  await press(other, "Tout refuser");
  await reloaded;
  await page.waitForLoadState("networkidle");
  expect(outside.tags.length).toBeGreaterThan(0);
  expect(await toldTags(page)).toEqual({ google: [], meta: [], linkedin: [] });
});

test.describe("a page that the browser renders ahead", () => {
  test.use({ cookies: "accepted" });

  test("loads and keeps nothing until it is shown", async ({ page, outside }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, "prerendering", { value: true, configurable: true }),
    );
    await page.goto("/clichy?gclid=abc", { waitUntil: "networkidle" });
    expect(outside.tags).toEqual([]);
    expect(await kept(page)).toEqual(["consent"]);
    await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
    await expect.poll(() => kept(page)).toContain("_fbp");
    expect(await kept(page)).toContain("attribution");
  });
});

test("where storage is denied, the choice holds for the page", async ({ page, outside }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await page.goto("/clichy");
  await press(page, "Tout accepter");
  await expect(layer(page)).toBeHidden();
  await expect.poll(() => hostsOf(outside)).toContain(GOOGLE);
});

for (const failing of ["blocked", "throwing"] as const) {
  test.describe(`tags that are ${failing}`, () => {
    test.use({ manner: failing });

    test("change nothing for the visitor", async ({ page }) => {
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      await page.goto("/clichy");
      await press(page, "Tout accepter");
      await page.waitForLoadState("networkidle");
      await sendLead(page);
      await press(page, "Cookies");
      await press(page, "Enregistrer mes choix");
      await page.getByRole("link", { name: "Devis gratuit" }).first().click();
      await expect(page).toHaveURL(/\/demande-devis$/);
      // An error of the tag's own script is allowed, an error of ours is not.
      expect(errors.filter((message) => !message.startsWith("a tag that fails"))).toEqual([]);
    });
  });
}

test("each tag is heard though the others throw", async ({ page }) => {
  await page.goto("/clichy");
  await press(page, "Tout accepter");
  await expect.poll(async () => (await toldTags(page)).linkedin.length + (await kept(page)).length).toBe(9);
  await page.evaluate(() => {
    const tags = globalThis as unknown as Record<"gtag" | "fbq", unknown>;
    tags.gtag = () => {
      throw new Error("broken");
    };
    tags.fbq = undefined;
  });
  await sendLead(page);
  expect((await toldTags(page)).linkedin).toEqual([["track", { conversion_id: 21_420_144 }]]);
});
