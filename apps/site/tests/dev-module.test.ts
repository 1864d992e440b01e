import { expect, it } from "vitest";
import { versionedModule } from "../dev/dev-module.ts";

const versionsOf = (folder: string, texts: readonly string[]) =>
  texts.map((text) => versionedModule(`${folder}/site.ts`, text).version);

it("gives a text one version while it stays, and another when it comes back after another", () => {
  expect(versionsOf("/nowhere/stays", ["a", "a", "b", "b", "a"])).toEqual(["1", "1", "2", "2", "3"]);
});

it("counts the texts of each file by themselves", () => {
  versionsOf("/nowhere/one", ["a", "b"]);
  expect(versionsOf("/nowhere/another", ["a"])).toEqual(["1"]);
});
