import { expect, it } from "vitest";
import { lockById } from "./lock-by-id.ts";

/** Node has Web Locks too, so a second `lockById` simulates a second tab. */
const locks = navigator.locks;

it.each([
  ["two tabs with Web Locks", lockById(locks), lockById(locks)],
  ["one page without", ...(() => [lockById(undefined)].flatMap((one) => [one, one]))()],
])("gives one turn at a time: %s", async (_label, first = lockById(locks), second = first) => {
  const order: string[] = [];
  let end = () => {};
  const one = first("id", async () => {
    order.push("first");
    await new Promise<void>((resolve) => (end = resolve));
    order.push("first ends");
    return 1;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  const two = second("id", async () => order.push("second"));
  const visit = second("id", async () => order.push("visit"), { givesUpAfter: 5000 });
  expect(await second("another", async () => 4, { givesUpAfter: 5000 })).toBe(4);
  end();
  await Promise.all([one, two, visit]);
  expect(order).toEqual(["first", "first ends", "second", "visit"]);
});

it.each([
  ["another tab", lockById(locks), lockById(locks)],
  ["the page itself", ...(() => [lockById(locks)].flatMap((one) => [one, one]))()],
])("gives up a turn that %s keeps for too long", async (_label, first = lockById(locks), second = first) => {
  const order: string[] = [];
  let end = () => {};
  const one = first("kept", () => new Promise<void>((resolve) => (end = resolve)));
  const late = second("kept", async () => order.push("late"), { givesUpAfter: 50 });
  expect(
    await Promise.race([late, new Promise((resolve) => setTimeout(resolve, 500, "waits"))]),
  ).toBeUndefined();
  end();
  await one;
  expect(await second("kept", async () => 3, { givesUpAfter: 5000 })).toBe(3);
  expect(order).toEqual([]);
});

it("goes on after a task that failed, and runs one where locks are refused", async () => {
  const turns = lockById(locks);
  await expect(turns("id", () => Promise.reject(new Error("first")))).rejects.toThrow("first");
  expect(await turns("id", async () => 2)).toBe(2);
  const refusing = {
    request: () => Promise.reject(new DOMException("No", "SecurityError")),
  } as unknown as LockManager;
  expect(await lockById(refusing)("id", async () => 3)).toBe(3);
});
