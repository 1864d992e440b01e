// A killed browser loses no request that its visitor was thanked for. `npm run soak -- kills` runs a hundred
// rounds.
import { killRound, type KillRound } from "./kill-rounds.ts";
import { expect, test } from "./site-fixture.ts";

const rounds: readonly KillRound[] = [
  { plan: { status: 503 }, moment: 1500, from: "stored", hasBackgroundSync: true },
  { plan: [{ delayMs: 3000, status: 503 }], moment: 200, from: "stored", hasBackgroundSync: false },
];

for (const round of rounds)
  test(`killed ${round.moment} ms after the request was stored, ${round.hasBackgroundSync ? "with" : "without"} Background Sync, ${JSON.stringify(round.plan)}`, async ({
    site,
  }) => {
    // It starts two browsers, with the real clock.
    test.slow();
    const { leads, leftBehind } = await killRound(site, round);
    expect({ leads, leftBehind }).toEqual({ leads: 1, leftBehind: [] });
  });
