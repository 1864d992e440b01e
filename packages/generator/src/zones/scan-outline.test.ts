import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { load } from "js-yaml";
import type { Zone } from "@vitrine/schema/content/zone";
import { outlineOf, scanOutline } from "./scan-outline.ts";

const zones = join(import.meta.dirname, "../../../../content/zones");

it.each(readdirSync(zones))("reads of %s what a reader of all of it does", (name) => {
  const text = readFileSync(join(zones, name), "utf8");
  expect(scanOutline(text)).toEqual(outlineOf(load(text) as Zone));
});

it.each<{ text: string; outline: object | undefined }>([
  { text: 'insee: "92024"\nmain: true\n', outline: { insee: "92024", main: true } },
  {
    text: 'neighbours:\n- a\n# a remark\n- b\n\ninsee: "92024"',
    outline: { insee: "92024", neighbours: ["a", "b"] },
  },
  { text: 'title: >-\n  insee: "1"\n  main: true\ninsee: "92024"', outline: { insee: "92024" } },
  { text: "insee: 92024\n", outline: undefined },
  { text: 'insee: "1"\ninsee: "2"\n', outline: undefined },
  { text: 'insee: &code "92024"\n', outline: undefined },
  { text: 'insee: "92024"\nneighbours:\n', outline: undefined },
  { text: 'insee: "92024"\nneighbours: a\n', outline: undefined },
  { text: "{ insee: '92024' }\n", outline: undefined },
  { text: "", outline: undefined },
])("reads $text", ({ text, outline }) => {
  expect(scanOutline(text)).toEqual(outline);
});
