import { expect, it, vi } from "vitest";
import { memoize } from "./memoize.ts";

it("returns the remembered result for the same object", () => {
  const make = vi.fn<(subject: { name: string }) => { said: string }>(({ name }) => ({
    said: `Bonjour ${name}`,
  }));
  const greet = memoize(make);
  const [anne, also] = [{ name: "Anne" }, { name: "Anne" }];
  const first = greet(anne);
  expect(first).toEqual({ said: "Bonjour Anne" });
  expect(greet(anne)).toBe(first);
  expect(greet(also)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});

it("remembers an undefined result too", () => {
  const make = vi.fn<(subject: object) => undefined>();
  const nothing = memoize(make);
  const subject = {};
  nothing(subject);
  nothing(subject);
  expect(make).toHaveBeenCalledTimes(1);
});
