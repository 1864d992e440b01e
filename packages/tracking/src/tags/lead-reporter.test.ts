import { expect, it } from "vitest";
import { ALL_ACCEPTED, ALL_REFUSED, type Purpose } from "../consent/choice.ts";
import { leadReporter } from "./lead-reporter.ts";

/** Simulates a page that sends requests, and records the events that its tags get. */
function page(sentBefore = 0) {
  const heard: Purpose[] = [];
  const { lead, grant } = leadReporter([{ lead: (purpose) => void heard.push(purpose) }], sentBefore);
  return { heard, send: lead, grant };
}

it("tells each purpose that is granted, once for each request", () => {
  const { heard, send, grant } = page();
  grant(ALL_ACCEPTED);
  expect(heard).toEqual([]);
  send();
  grant(ALL_ACCEPTED);
  send();
  expect(heard).toEqual(["audience", "advertising", "audience", "advertising"]);
});

it("tells of a request that was sent before the consent, as each purpose is granted", () => {
  const { heard, send, grant } = page();
  grant(ALL_REFUSED);
  send();
  expect(heard).toEqual([]);
  grant({ audience: true, advertising: false });
  expect(heard).toEqual(["audience"]);
  grant(ALL_ACCEPTED);
  expect(heard).toEqual(["audience", "advertising"]);
});

it("tells of a request that was sent before there were tags", () => {
  const { heard, grant } = page(1);
  grant({ audience: false, advertising: true });
  expect(heard).toEqual(["advertising"]);
});

it("tells nothing after a withdrawal", () => {
  const { heard, send, grant } = page();
  grant(ALL_ACCEPTED);
  grant(ALL_REFUSED);
  send();
  expect(heard).toEqual([]);
});
