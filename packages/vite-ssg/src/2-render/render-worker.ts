// Renders pages in a thread of its own: a batch of jobs as JSON in, what became of each out.
import { parentPort, workerData } from "node:worker_threads";
import type { WorkerInput } from "./page-job.ts";
import { batchRenderer } from "./render-batch.ts";

const render = await batchRenderer(workerData as WorkerInput);

parentPort?.on("message", (batch: string) => parentPort?.postMessage(render(batch)));
