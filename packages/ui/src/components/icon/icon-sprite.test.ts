import { expect, it } from "vitest";
import { iconSprite } from "./icon-sprite.ts";

it("is what icons.svg holds; vitest -u draws the file anew", async () => {
  await expect(iconSprite()).toMatchFileSnapshot("./icons.svg");
});
