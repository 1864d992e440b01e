import { expect, it } from "vitest";
import { mapFolder } from "../../tests/fake-environment.ts";
import { loadContent } from "./load-content.ts";

it("reads a letter and its accent as one character, in either Unicode form", () => {
  const path = "zones/clichy.yaml";
  const text = "tagline: Un été ${à lieu}\n";
  const [composed, apart] = (["NFC", "NFD"] as const).map((form) => {
    const folder = mapFolder(new Map([[path, new TextEncoder().encode(text.normalize(form))]]));
    return loadContent(folder, [path]).files;
  });
  expect(apart).toEqual(composed);
  expect(apart).toMatchObject([{ text: text.normalize("NFC") }]);
});
