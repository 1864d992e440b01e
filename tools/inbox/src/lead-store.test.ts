import { chmod, mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Lead, LeadStore } from "./lead-store.ts";
import { temporaryFolder } from "./tests/test-inbox.ts";

function lead(nom: string): Lead {
  return { receivedAt: "2026-01-02T03:04:05.678Z", fields: { nom } };
}

test("leads are there after a restart, in order", async () => {
  const folder = join(await temporaryFolder(), "made", "on the way");
  const first = new LeadStore(folder);
  for (const nom of ["1", "2", "Hop & Net \u0000 \ud83e"]) first.append(lead(nom));
  first.close();
  const second = new LeadStore(folder);
  second.append(lead("4"));
  expect(second.all()).toEqual([lead("1"), lead("2"), lead("Hop & Net \u0000 \ud83e"), lead("4")]);
  second.close();
});

test.skipIf(process.platform === "win32")("nobody but the owner reads the leads", async () => {
  const folder = join(await temporaryFolder(), "data");
  new LeadStore(folder).close();
  await chmod(join(folder, "leads.db"), 0o644);
  const store = new LeadStore(folder);
  store.append(lead("1"));
  const modes = ["", "leads.db", "leads.db-journal"].map(
    async (name) => (await stat(join(folder, name)).catch(() => undefined))?.mode,
  );
  expect((await Promise.all(modes)).map((mode) => mode && mode & 0o077)).not.toContain(0o044);
  expect((await stat(join(folder, "leads.db"))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  store.close();
});

test("a second inbox in the same folder is told so, until the first is closed", async () => {
  const folder = await temporaryFolder();
  const first = new LeadStore(folder);
  expect(() => new LeadStore(folder)).toThrow(`another inbox keeps its leads in ${folder}`);
  first.append(lead("1"));
  first.close();
  const second = new LeadStore(folder);
  expect(second.all()).toEqual([lead("1")]);
  second.close();
});

test("a folder that can't be used is named, with the system's code", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "leads.db"));
  expect(() => new LeadStore(folder)).toThrow(`the folder ${folder} cannot be used (EISDIR)`);
});

test("emptied, it stays empty, and takes leads again", async () => {
  const folder = await temporaryFolder();
  const store = new LeadStore(folder);
  store.append(lead("1"));
  store.clear();
  expect(store.all()).toEqual([]);
  store.append(lead("2"));
  store.close();
  const again = new LeadStore(folder);
  expect(again.all()).toEqual([lead("2")]);
  again.close();
});

test("a closed store takes nothing, and says so", async () => {
  const store = new LeadStore(await temporaryFolder());
  store.close();
  expect(() => store.append(lead("1"))).toThrow();
});
