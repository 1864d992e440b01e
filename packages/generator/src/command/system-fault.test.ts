import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { endOnSystemFault, systemError } from "./system-fault.ts";

const systemFault = (error: unknown) => systemError(error)?.message;

const errorOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
};

it("finds the system's refusal, also as the cause of another error", () => {
  const refused = errorOf(() => writeFileSync("/proc/nowhere", ""));
  expect(systemFault(refused)).toMatch(/^E\w+: .*\/proc\/nowhere/);
  expect(systemFault(new Error("The image could not be drawn.", { cause: refused }))).toMatch(/^E\w+: /);
  expect(systemFault(new Error("failed to write a.js: No space left on device (os error 28)"))).toContain(
    "No space",
  );
});

it("finds a disk that is full for the store", () => {
  using store = new DatabaseSync(":memory:");
  store.exec("create table text (text); pragma max_page_count = 2");
  expect(systemFault(errorOf(() => store.exec("insert into text values (zeroblob(9999))")))).toContain(
    "full",
  );
  expect(systemFault(errorOf(() => store.exec("insert into nothing values (1)")))).toBeUndefined();
});

it("leaves our own bugs alone", () => {
  expect(systemFault(errorOf(() => JSON.parse("{")))).toBeUndefined();
  expect(systemFault(errorOf(() => readFileSync(undefined as never)))).toBeUndefined();
  expect(systemFault("no error")).toBeUndefined();
});

it("ends a command on the system's refusal, and on nothing else", () => {
  let said = "";
  const printError = (text: string) => void (said += text);
  expect(
    endOnSystemFault(
      errorOf(() => writeFileSync("/proc/nowhere", "")),
      printError,
    ),
  ).toBe(1);
  expect(said).toMatch(/^vitrine: E\w+: .*\/proc\/nowhere'\nNothing more could be done\./);
  expect(() => endOnSystemFault(new TypeError("a bug"), printError)).toThrow("a bug");
});
