import type { Site } from "@vitrine/schema/content/site";
import { expect, it } from "vitest";
import { applySettings } from "./settings.ts";

const WEBHOOK = "https://automate.example/webhook";
const FALLBACK = "https://secours.example/webhook";
const site = {
  url: "https://hop-et-net.example",
  addresses: { webhook: WEBHOOK, webhookFallback: FALLBACK },
} as Site;
const fallbackWith = (settings: Record<string, string>) =>
  applySettings(site, settings).site.addresses.webhookFallback;

it("takes a second webhook that differs from the first", () => {
  const other = "https://autre.example/webhook";
  expect(fallbackWith({})).toBe(FALLBACK);
  expect(fallbackWith({ VITRINE_WEBHOOK_FALLBACK_URL: other })).toBe(other);
});

it("counts one webhook that is set twice as one", () => {
  expect(fallbackWith({ VITRINE_WEBHOOK_FALLBACK_URL: WEBHOOK })).toBeUndefined();
  expect(fallbackWith({ VITRINE_WEBHOOK_URL: FALLBACK })).toBeUndefined();
});

it("adds a map that opens the way to each place", () => {
  const directions = "https://cartes.example/?daddr=";
  const wayWith = (VITRINE_DIRECTIONS_URL: string) =>
    applySettings(site, { VITRINE_DIRECTIONS_URL }).site.addresses.directions;
  expect(wayWith(directions)).toBe(directions);
  // The place, added at the end, would be a part of the host.
  expect(wayWith("https://cartes.example")).toBeUndefined();
});
