import { expect, it } from "vitest";
import { trackerAttributes, trackersOf } from "./consent-markup.ts";

it.each([
  {},
  { meta: "114020142014001" },
  {
    analytics: "G-ABCDE12345",
    ads: "AW-123456789/AbC-D_efG-h12",
    meta: "123456789012345",
    linkedin: { partner: "1234567", conversion: "12345678" },
  },
])("reads the trackers that it wrote: %j", (trackers) => {
  const attributes = Object.entries(trackerAttributes(trackers));
  const dataset = Object.fromEntries(attributes.map(([name, value]) => [name.replace("data-", ""), value]));
  expect(trackersOf({ dataset })).toEqual(trackers);
});
