import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { geocoderSource } from "./suggestion-source.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const labelled = (label: string) => Response.json({ features: [{ properties: { label } }] });
const MINUTE = 60_000;

/**
 * A geocoder that gives the answers in turn, the last one for ever, and records the times of its requests in
 * milliseconds.
 */
function geocoder(...answers: readonly (() => Response)[]) {
  const start = Date.now();
  const asked: number[] = [];
  const signals: AbortSignal[] = [];
  const source = geocoderSource("https://geocoder.example/search", async (_address, { signal } = {}) => {
    asked.push(Date.now() - start);
    if (signal != null) signals.push(signal);
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return answer();
  });
  return { source, asked, signals };
}

const settle = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("tries again after 1, 2 and 4 seconds, then gives up quietly", async () => {
  const { source, asked } = geocoder(() => new Response("", { status: 503 }));
  const found = source.find("rue");
  await settle(MINUTE);
  expect(await found).toBeUndefined();
  expect(asked).toEqual([0, 1000, 3000, 7000]);
});

it("finds what a limited geocoder answers in the end", async () => {
  const limited = () => new Response("", { status: 429 });
  const { source, asked } = geocoder(limited, limited, () => labelled("Rue Cler"));
  const found = source.find("rue");
  await settle(MINUTE);
  expect(await found).toEqual(["Rue Cler"]);
  expect(asked).toEqual([0, 1000, 3000]);
});

it.each([
  ["a refusal", () => new Response("", { status: 400 })],
  ["no JSON", () => new Response('{"features":[')],
])("asks once where the answer is %s", async (_case, answer) => {
  const { source, asked } = geocoder(answer);
  const found = source.find("rue");
  await settle(MINUTE);
  expect(await found).toBeUndefined();
  expect(asked).toEqual([0]);
});

it("aborts what is given up, and does not try it again", async () => {
  const { source, asked, signals } = geocoder();
  const found = source.find("rue");
  await settle(500);
  source.giveUp("rue");
  await settle(MINUTE);
  expect(await found).toBeUndefined();
  expect([asked, signals.map(({ aborted }) => aborted)]).toEqual([[0], [true]]);
});

it("keeps an answer for five minutes", async () => {
  const { source, asked } = geocoder(() => labelled("Rue Cler"));
  await source.find("rue");
  await settle(5 * MINUTE - 1);
  expect(await source.find("rue")).toEqual(["Rue Cler"]);
  expect(asked).toHaveLength(1);
  await settle(5 * MINUTE + 1);
  await source.find("rue");
  expect(asked).toHaveLength(2);
});
