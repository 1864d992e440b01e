import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { testService } from "./tests/test-service.ts";

function start(ADDRESS_PORT: string) {
  const child = spawn(process.execPath, [fileURLToPath(new URL("./main.ts", import.meta.url))], {
    env: { ...process.env, ADDRESS_PORT },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  return { child, ended: once(child, "close").then(([code]) => ({ code, output })) };
}

test("prints its address, answers, and ends cleanly", async () => {
  const { child, ended } = start("0");
  const [printed] = (await once(child.stdout, "data")) as [string];
  const url = /http:\/\/localhost:\d+/.exec(printed)?.[0];
  expect((await fetch(`${url}/geocodage/search?q=rue`)).status).toBe(200);
  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);
});

test("says in one line that its port is taken and what to do", async () => {
  const { port } = await testService();
  expect(await start(String(port)).ended).toEqual({
    code: 1,
    output: `The address service cannot start: port ${port} is taken. Stop the program that uses it, or set ADDRESS_PORT to another port.\n`,
  });
});
