import { appendFile, chmod, mkdir, open, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { FolderTakenError } from "./folder-lock.ts";
import type { Lead } from "./lead.ts";
import { LeadStore } from "./lead-store.ts";
import { temporaryFolder } from "./test-inbox.ts";

const silent = (): void => {};

function lead(nom: string): Lead {
  return { receivedAt: "2026-01-02T03:04:05.678Z", fields: { nom } };
}

function names(store: LeadStore): unknown[] {
  return store.all().map((one) => one.fields["nom"]);
}

test("leads are there after a restart, in order", async () => {
  const folder = join(await temporaryFolder(), "made", "on the way");
  const first = await LeadStore.open(folder, silent);
  await Promise.all(["1", "2", "3"].map((nom) => first.append(lead(nom))));
  await first.close();
  const second = await LeadStore.open(folder, silent);
  await second.append(lead("4"));
  expect(second.all()).toEqual([lead("1"), lead("2"), lead("3"), lead("4")]);
  await second.close();
  const lines = (await readFile(join(folder, "leads.jsonl"), "utf8")).split("\n");
  expect(lines.map((line) => (line === "" ? "" : JSON.parse(line).fields.nom))).toEqual([
    "1",
    "2",
    "3",
    "4",
    "",
  ]);
});

test.skipIf(process.platform === "win32")("nobody but the owner reads the leads", async () => {
  const folder = join(await temporaryFolder(), "data");
  await (await LeadStore.open(folder, silent)).close();
  await chmod(join(folder, "leads.jsonl"), 0o644);
  const store = await LeadStore.open(folder, silent);
  const modes = ["", "leads.jsonl", "inbox.lock"].map(
    async (name) => (await stat(join(folder, name))).mode & 0o777,
  );
  expect(await Promise.all(modes)).toEqual([0o700, 0o600, 0o600]);
  await store.close();
});

test("a second inbox in the same folder is told so, until the first is closed", async () => {
  const folder = await temporaryFolder();
  const first = await LeadStore.open(folder, silent);
  await expect(LeadStore.open(folder, silent)).rejects.toThrow(FolderTakenError);
  await first.append(lead("1"));
  await first.close();
  const second = await LeadStore.open(folder, silent);
  expect(names(second)).toEqual(["1"]);
  await second.close();
});

test("a damaged lock keeps nobody out", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "inbox.lock"), "no database, but long enough to be looked at ".repeat(20));
  const store = await LeadStore.open(folder, silent);
  await expect(LeadStore.open(folder, silent)).rejects.toThrow(FolderTakenError);
  await store.close();
});

test("a folder that is none is the file system's error", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "inbox.lock"));
  await expect(LeadStore.open(folder, silent)).rejects.toMatchObject({ code: "EISDIR", syscall: "open" });
});

test("a store that can't be read leaves the folder to others", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "leads.jsonl"));
  await expect(LeadStore.open(folder, silent)).rejects.toThrow("EISDIR");
  await rm(join(folder, "leads.jsonl"), { recursive: true });
  await (await LeadStore.open(folder, silent)).close();
});

test("a lead is on the disk when append resolves", async () => {
  const folder = await temporaryFolder();
  const store = await LeadStore.open(folder, silent);
  await store.append(lead("Hop & Net"));
  expect(await readFile(join(folder, "leads.jsonl"), "utf8")).toBe(`${JSON.stringify(lead("Hop & Net"))}\n`);
  await store.close();
});

test("append resolves only after the line was written and then synced", async () => {
  const folder = await temporaryFolder();
  const store = await LeadStore.open(folder, silent);
  const handle = await open(join(folder, "leads.jsonl"));
  const methods: Pick<typeof handle, "appendFile" | "datasync"> = Object.getPrototypeOf(handle);
  await handle.close();
  onTestFinished(() => void vi.restoreAllMocks());
  const order: string[] = [];
  vi.spyOn(methods, "appendFile").mockImplementation(() => sleep(60).then(() => void order.push("written")));
  vi.spyOn(methods, "datasync").mockImplementation(() => sleep(20).then(() => void order.push("synced")));
  await store.append(lead("1")).then(() => order.push("resolved"));
  expect(order).toEqual(["written", "synced", "resolved"]);
  await store.close();
});

test("a last line torn anywhere costs no other lead, before or after it", async () => {
  const whole = Buffer.from(JSON.stringify(lead("Zoé")));
  for (let length = 1; length < whole.length; length += 1) {
    const folder = await temporaryFolder();
    const path = join(folder, "leads.jsonl");
    await writeFile(
      path,
      Buffer.concat([Buffer.from(`${JSON.stringify(lead("1"))}\n`), whole.subarray(0, length)]),
    );
    const said: string[] = [];
    const store = await LeadStore.open(folder, (line) => said.push(line));
    expect(said).toEqual([`${path}:2 is not a whole lead and is passed over`]);
    await store.append(lead("2"));
    await store.close();
    const again = await LeadStore.open(folder, silent);
    expect(names(again)).toEqual(["1", "2"]);
    await again.close();
  }
});

test("a last line that lacks only its line break is a lead", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "leads.jsonl"), JSON.stringify(lead("1")));
  const store = await LeadStore.open(folder, silent);
  await store.append(lead("2"));
  await store.close();
  const again = await LeadStore.open(folder, silent);
  expect(names(again)).toEqual(["1", "2"]);
  await again.close();
});

test.each([
  "null",
  "7",
  "[]",
  "{}",
  '{"receivedAt":1,"fields":{}}',
  '{"receivedAt":"","fields":{"a":1}}',
  "\u0000\u0000",
])("a line that is no lead is passed over: %s", async (line) => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "leads.jsonl"), `${JSON.stringify(lead("1"))}\n${line}\n`);
  await appendFile(join(folder, "leads.jsonl"), `${JSON.stringify(lead("2"))}\n`);
  const store = await LeadStore.open(folder, silent);
  expect(names(store)).toEqual(["1", "2"]);
  await store.close();
});

test("emptied, it stays empty, and takes leads again", async () => {
  const folder = await temporaryFolder();
  const store = await LeadStore.open(folder, silent);
  await store.append(lead("1"));
  await store.clear();
  expect(names(store)).toEqual([]);
  expect(await readFile(join(folder, "leads.jsonl"), "utf8")).toBe("");
  await store.append(lead("2"));
  await store.close();
  const again = await LeadStore.open(folder, silent);
  expect(names(again)).toEqual(["2"]);
  await again.close();
});

test("a closed store takes nothing, and says so", async () => {
  const store = await LeadStore.open(await temporaryFolder(), silent);
  await store.close();
  await expect(store.append(lead("1"))).rejects.toThrow();
  expect(names(store)).toEqual([]);
});
