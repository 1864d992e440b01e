import { describe, expect, it } from "vitest";
import { ALL_ACCEPTED, ALL_REFUSED, type Choice, type Purpose } from "../consent/choice.ts";
import { tagSwitch } from "./tag-switch.ts";

const AUDIENCE = { audience: true, advertising: false };

function world(fails = false) {
  const granted: Choice[] = [];
  const removed: (readonly Purpose[])[] = [];
  const seen = { loads: 0, reloads: 0 };
  const tags = tagSwitch({
    load() {
      seen.loads++;
      return fails
        ? Promise.reject(new Error("offline"))
        : Promise.resolve({ grant: (choice) => void granted.push(choice), analytics: () => undefined });
    },
    removeTraces: (purposes) => void removed.push(purposes),
    reload: () => void seen.reloads++,
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { tags, granted, removed, seen, settled };
}

describe("the switch of the tags", () => {
  it.each([undefined, ALL_REFUSED])("loads nothing and clears everything for %j", async (choice) => {
    const { tags, removed, seen, settled } = world();
    tags.set(choice);
    await settled();
    expect(seen).toEqual({ loads: 0, reloads: 0 });
    expect(removed).toEqual([["audience", "advertising"]]);
  });

  it("loads once, and tells the tags of every further grant", async () => {
    const { tags, granted, removed, seen, settled } = world();
    tags.set(AUDIENCE);
    tags.set(ALL_ACCEPTED);
    await settled();
    tags.set(ALL_ACCEPTED);
    await settled();
    expect(seen).toEqual({ loads: 1, reloads: 0 });
    expect(granted.at(-1)).toEqual(ALL_ACCEPTED);
    expect(removed.at(-1)).toEqual([]);
  });

  it("tells the tags of a withdrawal, clears what they left, then loads the page again", async () => {
    const { tags, granted, removed, seen, settled } = world();
    tags.set(ALL_ACCEPTED);
    await settled();
    tags.set(AUDIENCE);
    expect(granted.at(-1)).toEqual(AUDIENCE);
    expect(removed.at(-1)).toEqual(["advertising"]);
    expect(seen.reloads).toBe(1);
  });

  it("tries again after the code did not arrive, and has nothing to reload for", async () => {
    const { tags, seen, settled } = world(true);
    tags.set(ALL_ACCEPTED);
    await settled();
    tags.set(ALL_ACCEPTED);
    await settled();
    tags.set(ALL_REFUSED);
    expect(seen).toEqual({ loads: 2, reloads: 0 });
  });
});
