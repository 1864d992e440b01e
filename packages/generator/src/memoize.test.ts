import { expect, it, vi } from "vitest";
import { memoize } from "./memoize.ts";

it("returns the remembered result for the same object and arguments", () => {
  const make = vi.fn<(subject: { name: string }, word: string) => { said: string }>(({ name }, word) => ({
    said: `${word} ${name}`,
  }));
  const greet = memoize(make);
  const [anne, also] = [{ name: "Anne" }, { name: "Anne" }];
  const first = greet(anne, "Bonjour");
  expect(first).toEqual({ said: "Bonjour Anne" });
  expect(greet(anne, "Bonjour")).toBe(first);
  expect(greet(also, "Bonjour")).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
  expect(greet(anne, "Bonsoir")).toEqual({ said: "Bonsoir Anne" });
  expect(make).toHaveBeenCalledTimes(3);
});

it("remembers an undefined result too", () => {
  const make = vi.fn<(subject: object) => undefined>();
  const nothing = memoize(make);
  const subject = {};
  nothing(subject);
  nothing(subject);
  expect(make).toHaveBeenCalledTimes(1);
});
