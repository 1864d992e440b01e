import { expect, it } from "vitest";
import { createMenuStore } from "./menu-store.ts";

it("has one menu open at most, in whatever order the browser tells it", () => {
  const { getState, opened, closed } = createMenuStore();
  expect(getState().open).toBeUndefined();
  opened("menu-secteurs");
  opened("menu-liens");
  closed("menu-secteurs");
  expect(getState().open).toBe("menu-liens");
  closed("menu-liens");
  expect(getState().open).toBeUndefined();
});

it("notifies no listener if the closed menu was not open", () => {
  const { subscribe, opened, closed } = createMenuStore();
  opened("menu-liens");
  const seen: unknown[] = [];
  subscribe(({ open }, before) => open !== before.open && seen.push(open));
  closed("menu-mobile");
  expect(seen).toEqual([]);
});
