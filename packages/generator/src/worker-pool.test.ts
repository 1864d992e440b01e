import { expect, it } from "vitest";
import { runInWorkers } from "./worker-pool.ts";

const scriptOf = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const DOUBLE = scriptOf(
  `import { parentPort } from "node:worker_threads";
   parentPort.on("message", (number) => parentPort.postMessage(number * 2));`,
);
const jobs = Array.from({ length: 20 }, (_, number) => number);
const doubled = jobs.map((number) => number * 2);

it("gives every job to one worker, and its answer to the caller", async () => {
  const answers: number[] = [];
  await runInWorkers<number, number>(DOUBLE, jobs, { workerData: null, workers: 3 }, (answer) => {
    answers.push(answer);
  });
  expect(answers.toSorted((a, b) => a - b)).toEqual(doubled);
});

it.each([
  ["can't start", `throw new Error("no module")`, "no module"],
  ["ends by itself", "process.exit(3)", "A worker ended with code 3."],
])("fails where a worker %s", async (_, script, message) => {
  const running = runInWorkers(scriptOf(script), jobs, { workerData: null }, () => undefined);
  await expect(running).rejects.toThrow(message);
});

it("stops at once on its signal", async () => {
  const stop = new AbortController();
  const silent = scriptOf(
    `import { parentPort } from "node:worker_threads"; parentPort.on("message", () => {});`,
  );
  const running = runInWorkers(silent, jobs, { workerData: null, signal: stop.signal }, () => undefined);
  stop.abort(new Error("Ctrl-C"));
  await expect(running).rejects.toThrow("Ctrl-C");
});
