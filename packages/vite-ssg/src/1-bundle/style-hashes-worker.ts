// Imports a server bundle in a thread of its own, where it leaves nothing behind, and answers with the hashes of its styles.
import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { StyleQuestion } from "./style-hashes.ts";

const { templates, renderer } = workerData as StyleQuestion;
const load = (file: string) => import(pathToFileURL(file).href) as Promise<unknown>;
// In the order in which a render worker imports them: it is the order of the rules.
const { pageStyles } = (await load(renderer)) as { pageStyles(): readonly string[] };
for (const file of templates) await load(file);
parentPort?.postMessage(pageStyles().map((css) => createHash("sha256").update(css).digest("base64")));
