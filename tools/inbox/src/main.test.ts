import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { leadFields, postQuote, temporaryFolder, testInbox } from "./tests/test-inbox.ts";

const program = fileURLToPath(new URL("./main.ts", import.meta.url));

function start(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  const ended = once(child, "close").then(([code]) => ({ code, output }));
  return { child, ended };
}

/** Starts the program on any free port and waits for the address that it prints. */
async function ready(dataDir: string): Promise<ReturnType<typeof start> & { url: string }> {
  const running = start({ INBOX_PORT: "0", INBOX_DATA: dataDir });
  const url = await new Promise<string>((resolve, reject) => {
    running.child.stdout.on("data", (chunk: string) => {
      const port = /http:\/\/localhost:(\d+)/.exec(chunk)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    running.ended.then(({ output }) => reject(new Error(output)), reject);
  });
  return { ...running, url };
}

test("killed in the middle of 50 posts, three times over, it keeps all that it acknowledged", async () => {
  const dataDir = await temporaryFolder();
  const acknowledged: string[] = [];
  let interrupted = 0;
  for (let round = 0; round < 3; round += 1) {
    const { child, ended, url } = await ready(dataDir);
    const killAfter = 5 + round * 18;
    let answered = 0;
    const posts = Array.from({ length: 50 }, async (_, index) => {
      const id = `${round}-${index}`;
      const answer = await postQuote({ url }, { id, message: "é🧹".repeat(5000) });
      if (answer.status !== 200) return;
      acknowledged.push(id);
      answered += 1;
      if (answered === killAfter) child.kill("SIGKILL");
    });
    const outcomes = await Promise.allSettled(posts);
    await ended;
    // A late kill may come after every answer; an early one cannot.
    interrupted += outcomes.filter((outcome) => outcome.status === "rejected").length;
  }
  const kept = (await leadFields(await testInbox({ dataDir }))).map((fields) => fields["id"]);
  expect(interrupted).toBeGreaterThan(0);
  expect(acknowledged.length).toBeGreaterThanOrEqual(5 + 23 + 41);
  expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
  expect(new Set(kept).size).toBe(kept.length);
  // Beside other work, three starts and 150 posts of 30 KB take longer than other tests may.
}, 60_000);

test.each(["SIGTERM", "SIGINT"] as const)("ends cleanly on %s", async (signal) => {
  const { child, ended, url } = await ready(await temporaryFolder());
  await postQuote({ url }, { nom: "1" });
  child.kill(signal);
  expect((await ended).code).toBe(0);
});

test("says in one line that its port is taken and what to do", async () => {
  const { port } = await testInbox();
  const { code, output } = await start({
    INBOX_PORT: String(port),
    INBOX_DATA: await temporaryFolder(),
  }).ended;
  expect(code).toBe(1);
  expect(output).toBe(
    `The lead inbox cannot start: port ${port} is taken. Stop the program that uses it, or set INBOX_PORT to another port.\n`,
  );
});

test("says in one line that another inbox writes to its folder", async () => {
  const dataDir = await temporaryFolder();
  await testInbox({ dataDir });
  const { code, output } = await start({ INBOX_PORT: "0", INBOX_DATA: dataDir }).ended;
  expect(code).toBe(1);
  expect(output).toBe(
    `The lead inbox cannot start: another inbox keeps its leads in ${dataDir}. Stop that one, or set INBOX_DATA to another folder.\n`,
  );
});

test.each(["abc", "65536"])("says in one line that %s is no port", async (INBOX_PORT) => {
  const { code, output } = await start({ INBOX_PORT, INBOX_DATA: await temporaryFolder() }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^The lead inbox cannot start: INBOX_PORT is not a port\. .*\n$/);
});

test("says in one line that its folder cannot be used, and leaves what is there", async () => {
  const path = join(await temporaryFolder(), "file");
  await writeFile(path, "precious");
  const { code, output } = await start({ INBOX_PORT: "0", INBOX_DATA: path }).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^The lead inbox cannot start: the folder .* cannot be used .*\n$/);
  expect(await readFile(path, "utf8")).toBe("precious");
});
