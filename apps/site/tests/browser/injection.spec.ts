// An attacker's attempts in Chromium, which the Content Security Policy must stop.
import { expect, test } from "./site-fixture.ts";

const EVIL = "https://evil.example";

test.use({ isAttack: true });

test("by the page's HTML: nothing runs, nothing is fetched, no form leaves", async ({ page, violations }) => {
  const asked: string[] = [];
  await page.route(`${EVIL}/**`, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const injected = `
    <base href="${EVIL}/">
    <script>window.attacked = "inline"</script>
    <script src="${EVIL}/a.js"></script>
    <script type="module">window.attacked = "module"</script>
    <img src="/none.png" onerror="window.attacked = 'handler'">
    <img src="${EVIL}/pixel.png">
    <svg><a xlink:href="javascript:window.attacked='svg'"><text y="20">svg</text></a></svg>
    <iframe src="${EVIL}/frame"></iframe>
    <iframe srcdoc="<script>parent.attacked = 'srcdoc'</script>"></iframe>
    <object data="${EVIL}/object"></object>
    <link rel="stylesheet" href="${EVIL}/a.css">
    <style>h1 { display: none }</style>
    <p style="position: fixed; inset: 0">over the page</p>
    <a id="link" href="javascript:window.attacked='link'">link</a>
    <form id="form" action="${EVIL}/form" method="post"><button>send</button></form>`;
  await page.route("**/clichy", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("<main", `${injected}<main`) });
  });
  await page.goto("/clichy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("#link")?.click();
    document.querySelector<HTMLFormElement>("#form")?.submit();
  });
  await expect.poll(() => directives(violations)).toContain("form-action");
  expect(await page.evaluate(() => (globalThis as { attacked?: string }).attacked)).toBeUndefined();
  expect(asked).toEqual([]);
  expect(directives(violations)).toEqual([
    "base-uri",
    "form-action",
    "frame-src",
    "img-src",
    "object-src",
    "script-src-attr",
    "script-src-elem",
    "style-src-attr",
    "style-src-elem",
  ]);
});

test("by a script that handles its text: no HTML, no code, no script of another host", async ({ page }) => {
  await page.goto("/clichy");
  const refused = await page.evaluate(async () => {
    // A new task leaves the evaluation, whose code may do more than the page's own.
    await new Promise((resolve) => setTimeout(resolve));
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (document.body.innerHTML = "<img src=x onerror=alert(1)>"),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", "<b>b</b>"),
      write: () => document.write("<script>1</script>"),
      srcdoc: () => (document.createElement("iframe").srcdoc = "<b>b</b>"),
      "script.src": () => (document.createElement("script").src = "https://evil.example/a.js"),
      "script.text": () => (document.createElement("script").text = "1"),
      // oxlint-disable-next-line no-eval -- it must be refused
      eval: () => globalThis.eval("1"),
      // oxlint-disable-next-line no-new-func -- it must be refused
      Function: () => new Function("return 1")(),
      setTimeout: () => setTimeout("1" as unknown as () => void),
      worker: () => new Worker("https://evil.example/a.js"),
      policy: () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy("mine", { createHTML: (html: string) => html }),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual([
    "innerHTML",
    "insertAdjacentHTML",
    "write",
    "srcdoc",
    "script.src",
    "script.text",
    "eval",
    "Function",
    "setTimeout",
    "worker",
    "policy",
  ]);
  const fetched = await page.evaluate(
    (evil) =>
      fetch(evil, { mode: "no-cors" }).then(
        () => "fetched",
        () => "refused",
      ),
    EVIL,
  );
  expect(fetched).toBe("refused");
});

test("by a frame around the page: it stays empty", async ({ page, site }) => {
  await page.route(`${EVIL}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${site.url}/demande-devis"></iframe>` }),
  );
  await page.goto(`${EVIL}/`);
  await expect.poll(() => page.frames().length).toBe(2);
  const [, framed] = page.frames();
  await framed?.waitForLoadState();
  expect(framed?.url()).toMatch(/^chrome-error:/);
});

const directives = (violations: readonly string[]) =>
  [...new Set(violations.map((violation) => violation.split(" ", 1)[0] ?? ""))].sort();
