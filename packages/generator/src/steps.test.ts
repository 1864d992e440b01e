import { expect, it } from "vitest";
import { type Steps, stepByStep } from "./steps.ts";

/** Counts up; each step takes some milliseconds. */
function* counting(to: number, milliseconds = 0): Steps<number> {
  let count = 0;
  for (; count < to; count++) {
    for (const end = performance.now() + milliseconds; performance.now() < end;);
    yield;
  }
  return count;
}

it("gives what the steps come to", async () => {
  expect(await stepByStep(counting(5), undefined)).toBe(5);
});

it("lets others have their turn, and stops where they say so", async () => {
  const controller = new AbortController();
  let turns = 0;
  const waiting = setInterval(() => {
    if (++turns === 2) controller.abort(new Error("stopped"));
  }, 1);
  const steps = counting(10_000, 10);
  await expect(stepByStep(steps, controller.signal)).rejects.toThrow("stopped");
  clearInterval(waiting);
  expect(turns).toBe(2);
});
