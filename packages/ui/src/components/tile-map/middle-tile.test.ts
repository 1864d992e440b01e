import { expect, it } from "vitest";
import type { TileRows } from "@vitrine/schema/page-props";
import { middleTile } from "./middle-tile.ts";

const page = (route: string) => ({ name: route, route });
const unread = { name: "Sans page" };
const rows: TileRows = [
  [null, unread, page("/north")],
  [page("/west"), page("/centre"), page("/east")],
  [unread, unread, page("/south")],
];

it("is the one amid the pages", () => {
  expect(middleTile(rows)?.route).toBe("/centre");
  expect(middleTile([[unread, null]])).toBeUndefined();
});
