import { expect, it } from "vitest";
import { progressOn } from "../../build/progress.ts";

const RENDERED = { en: "Rendered", fr: "Rendu" };

function terminal(isTTY: boolean) {
  let written = "";
  let time = 0;
  const progress = progressOn({ isTTY, write: (text) => void (written += text) }, () => time);
  const told = progress.toldIn("en");
  const run = (milliseconds: number) => {
    for (let done = 0; done <= 1000; done += 10, time += milliseconds) told(RENDERED, done, 1000);
  };
  return { run, progress, read: () => written };
}

it("writes one line on a terminal again and again, and wipes it", () => {
  const { run, read } = terminal(true);
  run(50);
  const shown = read().split("\r\u001B[K");
  expect(shown[1]).toBe("Rendered 20 of 1000 pages, 200 a second, 5 s left");
  expect(shown.length).toBeGreaterThan(40);
  expect(shown.at(-1)).toBe("");
});

it("writes plain lines into a pipe, one in ten seconds", () => {
  const { run, read } = terminal(false);
  run(300);
  expect(read()).toBe(
    "Rendered 340 of 1000 pages, 33 a second, 20 s left\nRendered 680 of 1000 pages, 33 a second, 10 s left\n",
  );
});

it("says nothing of what takes no time", () => {
  const { progress, read } = terminal(true);
  for (let done = 0; done <= 43; done++) progress.toldIn("en")(RENDERED, done, 43);
  progress.wipe();
  expect(read()).toBe("");
});
