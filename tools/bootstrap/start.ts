// `npm start`: checks, builds and serves the site, with the lead inbox and the address service beside it.
import { startAddressService } from "@vitrine/address-service";
import { startInbox } from "@vitrine/inbox";
import { paths } from "@vitrine/site/paths";
import { serveSite } from "@vitrine/site/serve-site";
import { vitrine } from "@vitrine/site/vitrine-command";
import { isFree, portFrom } from "./ports.ts";

async function start(): Promise<void> {
  const sitePort = portFrom(process.env, "PORT", 4173);
  const inboxPort = portFrom(process.env, "INBOX_PORT", 4174);
  const addressPort = portFrom(process.env, "ADDRESS_PORT", 4175);
  for (const [name, port] of [
    ["PORT", sitePort],
    ["INBOX_PORT", inboxPort],
    ["ADDRESS_PORT", addressPort],
  ] as const) {
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port} is taken: stop what uses it, or choose another with ${name}=${port + 10} npm start.`,
      );
  }
  // Requests go to the local inbox and the local address service; a folder of its own keeps such a build
  // out of any deployment.
  const settings = {
    ...process.env,
    VITRINE_WEBHOOK_URL: process.env["VITRINE_WEBHOOK_URL"] || `http://localhost:${inboxPort}/quote`,
    VITRINE_GEOCODER_URL:
      process.env["VITRINE_GEOCODER_URL"] || `http://localhost:${addressPort}/geocodage/search`,
  };
  const code = await vitrine(["build", "--out", paths.localDist], settings);
  if (code !== 0) {
    process.exitCode = code;
    return;
  }
  const inbox = await startInbox({ port: inboxPort, dataDir: paths.inboxData });
  const addresses = await startAddressService({ port: addressPort });
  const site = await serveSite(paths.localDist, sitePort);
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
  const running = [site, inbox, addresses];
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(
      signal,
      () => void Promise.all(running.map((server) => server.close())).then(() => process.exit(0)),
    );
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
