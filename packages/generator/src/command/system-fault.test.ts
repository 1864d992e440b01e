import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { endOnSystemFault, systemFault } from "./system-fault.ts";

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

it("leaves our own bugs alone", () => {
  expect(systemFault(errorOf(() => JSON.parse("{")))).toBeUndefined();
  expect(systemFault(errorOf(() => readFileSync(undefined as never)))).toBeUndefined();
  expect(systemFault("no error")).toBeUndefined();
});

it("ends a command on the system's refusal, and on nothing else", () => {
  let said = "";
  const complain = (text: string) => void (said += text);
  expect(
    endOnSystemFault(
      errorOf(() => writeFileSync("/proc/nowhere", "")),
      complain,
    ),
  ).toBe(1);
  expect(said).toMatch(/^vitrine: E\w+: .*\/proc\/nowhere'\nNothing more could be done\./);
  expect(() => endOnSystemFault(new TypeError("a bug"), complain)).toThrow("a bug");
});
