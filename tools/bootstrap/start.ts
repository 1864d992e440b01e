// `npm start`: checks, builds and serves the site, with the lead inbox and the address service beside it.
import { once } from "node:events";
import { join } from "node:path";
import { startAddressService } from "@vitrine/address-service";
import { startInbox } from "@vitrine/inbox";
import { expectFree, portFrom } from "@vitrine/site/ports";
import { exitCodeFor, siteFolders } from "@vitrine/site/site-argument";
import { serveSite } from "@vitrine/site/serve-site";
import { vitrine } from "@vitrine/site/vitrine-command";

async function start(): Promise<void> {
  const { contentDir, localDist, leads } = siteFolders(process.argv.slice(2), "npm start");
  const sitePort = portFrom(process.env, "PORT", 4173);
  const inboxPort = portFrom(process.env, "INBOX_PORT", 4174);
  const addressPort = portFrom(process.env, "ADDRESS_PORT", 4175);
  await expectFree({ PORT: sitePort, INBOX_PORT: inboxPort, ADDRESS_PORT: addressPort }, "npm start");
  // Requests go to the local inbox and the local address service, and to no second webhook. The build has a
  // folder of its own, so that it is never deployed.
  const webhook = process.env["VITRINE_WEBHOOK_URL"] || `http://localhost:${inboxPort}/quote`;
  const settings = {
    ...process.env,
    VITRINE_WEBHOOK_URL: webhook,
    VITRINE_WEBHOOK_FALLBACK_URL: process.env["VITRINE_WEBHOOK_FALLBACK_URL"] || webhook,
    VITRINE_GEOCODER_URL:
      process.env["VITRINE_GEOCODER_URL"] || `http://localhost:${addressPort}/geocodage/search`,
  };
  const code = await vitrine(["build", "--content", contentDir, "--out", localDist], settings);
  if (code !== 0) {
    process.exitCode = code;
    return;
  }
  const formFile = join(contentDir, "form.yaml");
  const log = (line: string) => console.log(`inbox: ${line}`);
  // If one port was taken meanwhile, the stack stops the servers that have started.
  await using running = new AsyncDisposableStack();
  const close = (server: { close(): Promise<void> }) => server.close();
  running.adopt(await startInbox({ port: inboxPort, dataDir: leads, formFile, log }), close);
  running.adopt(await startAddressService({ port: addressPort }), close);
  const site = running.adopt(await serveSite(localDist, sitePort), close);
  console.log(
    [
      "",
      `  Site             ${site.url}`,
      `  Lead inbox       http://localhost:${inboxPort}`,
      `  Address service  http://localhost:${addressPort}`,
      "",
      "  Ctrl-C stops all three.",
    ].join("\n"),
  );
  await Promise.race(["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => once(process, signal)));
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = exitCodeFor(error);
}
process.exit();
