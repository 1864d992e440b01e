import { killRound, type KillResult, type KillRound } from "../browser/kill-rounds.ts";
import { expect, test } from "../browser/site-fixture.ts";
import { randomFrom } from "./random-from.ts";

const ROUNDS = Number(process.env["ROUNDS"] ?? 100);
const SEED = Number(process.env["SEED"]);
const LANES = Number(process.env["LANES"] ?? 2);

const PLANS = [{ status: 503 }, { status: 404 }, [{ delayMs: 4000, status: 503 }], [{ delayMs: 4000 }], {}];

/**
 * The browser's processes are killed at a random moment in a submission's first seconds. Another browser on
 * the same profile then opens a page of the site. Each request with thanks must have arrived once, and
 * nothing may wait on the device.
 */
test(`${ROUNDS} browsers killed, seed ${SEED}`, async ({ site }) => {
  test.setTimeout(0);
  const random = randomFrom(SEED);
  const rounds = Array.from({ length: ROUNDS }, (_, index): KillRound => ({
    plan: PLANS[Math.floor(random() * PLANS.length)] ?? {},
    moment: Math.floor(random() ** 2 * 8000),
    from: "press",
    hasBackgroundSync: index % 2 === 0,
  }));
  const results = await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      const own: (KillRound & KillResult)[] = [];
      for (const round of rounds.filter((_round, index) => index % LANES === lane))
        own.push({ ...round, ...(await killRound(site, round)) });
      return own;
    }),
  );
  const all = results.flat();
  const lost = all.filter(({ isThanked, leads }) => isThanked && leads !== 1);
  const leftBehind = all.filter((round) => round.leftBehind.length > 0);
  console.log(
    JSON.stringify({
      seed: SEED,
      rounds: ROUNDS,
      thanked: all.filter(({ isThanked }) => isThanked).length,
      arrived: all.filter(({ leads }) => leads > 0).length,
      doubled: all.filter(({ leads }) => leads > 1).length,
      lost: lost.length,
      leftBehind: leftBehind.length,
    }),
  );
  expect([...lost, ...leftBehind]).toEqual([]);
});
