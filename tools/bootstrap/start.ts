// `npm start`: checks, builds and serves the site, with the lead inbox beside it.
import { startInbox } from "@vitrine/inbox";
import { paths } from "@vitrine/site/paths";
import { serveSite } from "@vitrine/site/serve-site";
import { vitrine } from "@vitrine/site/vitrine-command";
import { isFree, portFrom } from "./ports.ts";

async function start(): Promise<void> {
  const sitePort = portFrom(process.env, "PORT", 4173);
  const inboxPort = portFrom(process.env, "INBOX_PORT", 4174);
  for (const [name, port] of [
    ["PORT", sitePort],
    ["INBOX_PORT", inboxPort],
  ] as const) {
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port} is taken: stop what uses it, or choose another with ${name}=${port + 10} npm start.`,
      );
  }
  // Requests go to the local inbox; a folder of its own keeps such a build out of any deployment.
  const webhook = process.env["VITRINE_WEBHOOK_URL"] || `http://localhost:${inboxPort}/quote`;
  const settings = { ...process.env, VITRINE_WEBHOOK_URL: webhook };
  const code = await vitrine(["build", "--out", paths.localDist], settings);
  if (code !== 0) {
    process.exitCode = code;
    return;
  }
  const inbox = await startInbox({ port: inboxPort, dataDir: paths.inboxData });
  const site = await serveSite(paths.localDist, sitePort);
  console.log(
    `\n  Site        ${site.url}\n  Lead inbox  http://localhost:${inboxPort}\n\n  Ctrl-C stops both.`,
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void Promise.all([site.close(), inbox.close()]).then(() => process.exit(0)));
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
