import { expect, it } from "vitest";
import { type DeparturePort, REDIRECT_TIMEOUT_MS, redirectJobSeeker } from "./job-seeker-redirect.ts";

const ADDRESS = "https://recrutement.hop-et-net.example/";

function browser(analytics: DeparturePort["analytics"]) {
  const left: string[] = [];
  const timers: { act: () => void; milliseconds: number }[] = [];
  redirectJobSeeker(ADDRESS, {
    analytics,
    leave: (address) => left.push(address),
    setTimeout: (act, milliseconds) => timers.push({ act, milliseconds }),
  });
  return { left, timers };
}

it("leaves at once without analytics", () => {
  expect(browser(undefined)).toEqual({ left: [ADDRESS], timers: [] });
});

it("leaves when the event is confirmed, and only once", () => {
  let confirm = () => {};
  const { left, timers } = browser((name, { event_callback }) => {
    expect(name).toBe("job_search");
    confirm = event_callback;
  });
  expect(left).toEqual([]);
  confirm();
  timers[0]?.act();
  expect(left).toEqual([ADDRESS]);
});

it("leaves after the timeout when no confirmation comes", () => {
  const { left, timers } = browser(() => {});
  expect(timers[0]?.milliseconds).toBe(REDIRECT_TIMEOUT_MS);
  timers[0]?.act();
  expect(left).toEqual([ADDRESS]);
});

it("leaves at once when the tag throws", () => {
  const { left } = browser(() => {
    throw new Error("blocked");
  });
  expect(left).toEqual([ADDRESS]);
});
