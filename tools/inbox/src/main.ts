// The program: runs the inbox on INBOX_PORT with its leads in INBOX_DATA, until it is told to stop.
import { fileURLToPath } from "node:url";
import { startInbox } from "./inbox-server.ts";
import { runProgram } from "./local-server.ts";

const port = Number(process.env["INBOX_PORT"] || 4174);
const dataDir = process.env["INBOX_DATA"] || fileURLToPath(new URL("../data", import.meta.url));
const formFile =
  process.env["INBOX_FORM"] || fileURLToPath(new URL("../../../content/form.yaml", import.meta.url));
const log = (line: string) => console.log(`inbox: ${line}`);

await runProgram("lead inbox", ["INBOX_PORT", port], () => startInbox({ port, dataDir, formFile, log }));
