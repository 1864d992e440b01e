import { expect, it } from "vitest";
import { loadPlaces } from "./use-places.ts";

const answering = (status: number, body: string) => async () => new Response(body, { status });

it("gives the places of the file", async () => {
  const groups = [{ department: "Paris", places: [["Paris 1ᵉʳ", "75001", "/paris-1"]] }];
  expect(await loadPlaces("/places.json", answering(200, JSON.stringify(groups)))).toEqual(groups);
});

it.each([
  ["a missing file", answering(404, "[]")],
  ["a torn file", answering(200, "[{")],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
])("throws for %s", async (_, fetchFile) => {
  await expect(loadPlaces("/places.json", fetchFile)).rejects.toThrow();
});
