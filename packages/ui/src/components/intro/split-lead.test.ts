import { expect, it } from "vitest";
import { splitLead } from "./split-lead.ts";

it.each([
  [0, ["Un. ", "Deux. Trois."]],
  [8, ["Un. Deux.", "Trois."]],
  [99, ["Un. Deux. Trois.", ""]],
])("leads with whole sentences of at least %i characters", (least, parts) => {
  expect(splitLead("Un. Deux. Trois.", least)).toEqual(parts.map((part) => part.trim()));
});
