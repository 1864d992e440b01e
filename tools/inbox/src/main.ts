import { fileURLToPath } from "node:url";
import { startInbox } from "./inbox-server.ts";
import { startFailure } from "./start-failure.ts";

// The program: runs the inbox on INBOX_PORT with its leads in INBOX_DATA, until it is told to stop.

const port = Number(process.env["INBOX_PORT"] || 4174);
const dataDir = process.env["INBOX_DATA"] || fileURLToPath(new URL("../data", import.meta.url));

try {
  const inbox = await startInbox({ port, dataDir, log: (line) => console.log(`inbox: ${line}`) });
  console.log(`Lead inbox: http://localhost:${inbox.port} (leads are kept in ${dataDir})`);
  const stop = (): void => void inbox.close().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
} catch (error) {
  console.error(startFailure(error, port, dataDir));
  process.exitCode = 1;
}
