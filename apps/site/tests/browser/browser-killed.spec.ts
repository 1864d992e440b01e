// A killed browser loses no request that its visitor was thanked for. form-types.spec.ts kills one while it sends,
// without Background Sync. `npm run soak -- kills` runs a hundred rounds.
import { killRound, type KillRound } from "./kill-rounds.ts";
import { expect, test } from "./site-fixture.ts";

const round: KillRound = { plan: { status: 503 }, moment: 1500, from: "stored", hasBackgroundSync: true };

test(`killed ${round.moment} ms after the request was stored, with Background Sync`, async ({ site }) => {
  // It starts two browsers, with the real clock.
  test.slow();
  const { leads, leftBehind } = await killRound(site, round);
  expect({ leads, leftBehind }).toEqual({ leads: 1, leftBehind: [] });
});
