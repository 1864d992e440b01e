import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSaver } from "./saver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("saves once typing rests", () => {
  const save = vi.fn<() => void>();
  const saver = createSaver(save);
  for (let letter = 0; letter < 9; letter += 1) {
    saver.soon();
    vi.advanceTimersByTime(300);
  }
  expect(save).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(save).toHaveBeenCalledOnce();
});

it("saves at once what still waits, and nothing where nothing does", () => {
  const save = vi.fn<() => void>();
  const saver = createSaver(save);
  saver.now();
  expect(save).not.toHaveBeenCalled();
  saver.soon();
  saver.now();
  vi.runAllTimers();
  expect(save).toHaveBeenCalledOnce();
});
