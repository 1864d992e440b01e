import { chromium } from "@playwright/test";
const [base, ...targets] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const t of targets) {
  const [path, w, name, full] = t.split(",");
  const page = await browser.newPage({ viewport: { width: Number(w), height: 900 } });
  await page.goto(base + path!, { waitUntil: "load", timeout: 90000 });
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/author/${name}.png`, fullPage: full === "full" });
  await page.close();
}
await browser.close();
