import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { expectFree, freePort, portFrom } from "../../serve/ports.ts";
import { paths } from "../../site-paths.ts";

it.each(["abc", "0", "99999", "80.5"])("refuses %s as a port", (value) => {
  expect(() => portFrom({ PORT: value }, "PORT", 4173)).toThrow(
    `PORT must be a port from 1 to 65535; it is "${value}".`,
  );
});

/** Takes a port until the test's end. */
async function takenPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

it("names a port that is taken, and another to use", async () => {
  const port = await takenPort();
  await expect(expectFree({ PORT: port }, "npm start")).rejects.toThrow(
    new RegExp(`^Port ${port} is taken: stop what uses it, or choose another with PORT=\\d+ npm start\\.$`),
  );
});

it("refuses one port for two programs before anything is built", async () => {
  const port = await freePort();
  await expect(expectFree({ PORT: port, OTHER: port + 1, INBOX_PORT: port }, "npm start")).rejects.toThrow(
    `PORT and INBOX_PORT are the same port, ${port}: each needs one of its own.`,
  );
  await expect(expectFree({ PORT: port }, "npm start")).resolves.toBeUndefined();
});

/** Result of a program that should refuse its port at once. */
function refusal(program: string, port: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(paths.app, program)], {
    encoding: "utf8",
    env: { ...process.env, PORT: port },
    timeout: 50_000,
  });
  return { status, stdout, stderr };
}

it("ends the preview with one sentence for what is no port", () => {
  expect(refusal("serve/preview.ts", "abc")).toEqual({
    status: 1,
    stdout: "",
    stderr: 'PORT must be a port from 1 to 65535; it is "abc".\n',
  });
});

it.each([
  ["serve/preview.ts", "npm run preview"],
  ["dev/dev.ts", "npm run dev"],
])("ends %s with one sentence for a port that is taken", async (program, command) => {
  const port = await takenPort();
  const { status, stderr } = refusal(program, String(port));
  expect(status).toBe(1);
  expect(stderr).toMatch(
    new RegExp(`^Port ${port} is taken: .* choose another with PORT=\\d+ ${command}\\.\n$`),
  );
});
