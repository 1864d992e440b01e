import type { Page } from "@playwright/test";
import { fillQuote, openForm } from "../browser/quote-form-page.ts";
import { expect, test } from "../browser/site-fixture.ts";
import { type MortalVisitor, mortalVisitor } from "./mortal-visitor.ts";
import { DRAFT_KEY } from "@vitrine/forms/draft-terms";
import { randomFrom } from "./random-from.ts";
import type { Visitor } from "../browser/visitor-fixture.ts";
import { drawFault, type SoakFault } from "./soak-faults.ts";

const COUNT = Number(process.env["COUNT"] ?? 1000);
const SEED = Number(process.env["SEED"]);
const LANES = Number(process.env["LANES"] ?? 3);

interface Submission {
  /** The name in the form, by which its lead is found. */
  readonly nom: string;
  readonly fault: SoakFault;
  /** Seconds after the submission in which the outbox tries again. */
  readonly pause: number;
}

/**
 * A few visitors send the real page's form again and again, each with a browser and a webhook. A script fills
 * the form and moves the clock of the pages; background delivery in the worker has the real clock. The seed
 * decides the draws, but not the order in which attempts coincide.
 */
test(`${COUNT} submissions with faults drawn at random, seed ${SEED}`, async ({ site }) => {
  test.setTimeout(0);
  console.log(`Soak: SEED=${SEED} COUNT=${COUNT} LANES=${LANES}`);
  const random = randomFrom(SEED);
  const submissions = Array.from({ length: COUNT }, (_, index): Submission => ({
    nom: `Essai ${index + 1}`,
    fault: drawFault(random),
    pause: random() < 0.3 ? Math.floor(random() * 120) : 0,
  }));
  const lanes = await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      const own = submissions.filter((_submission, index) => index % LANES === lane);
      const life = await mortalVisitor(site);
      return walkLane(life, own).finally(() => life.close());
    }),
  );
  const { lost, doubled, ...figures } = countUp(submissions, lanes);
  console.log(`${JSON.stringify({ seed: SEED, ...figures, lost: lost.length, doubledIds: doubled.length })}`);
  expect(lost).toEqual([]);
  expect(doubled).toEqual([]);
});

interface LaneResult {
  /** Number of submissions that failed visibly, and that the visitor sent again. */
  readonly errorsSeen: number;
  readonly posts: number;
  /** The number of requests that still wait on the device in the end. */
  readonly leftBehind: number;
  readonly leads: readonly { readonly nom: string; readonly id: string }[];
}

/** One visitor sends one form after another. Then the faults end, and the outbox gets its time. */
async function walkLane(life: MortalVisitor, submissions: readonly Submission[]): Promise<LaneResult> {
  const { webhook } = life.visitor;
  let errorsSeen = 0;
  let page = await life.visitor.context.newPage();
  await openForm(page);
  for (const [index, { nom, fault, pause }] of submissions.entries()) {
    await fillQuote(page, { nom });
    await webhook.misbehave(fault.plan);
    page = await fault.send(life, page);
    const sees = fault.kills
      ? "nothing"
      : await life.visitor.sees(page).catch((error: unknown) => {
          throw new Error(`${nom} saw nothing: ${fault.name}, at ${page.url()}`, { cause: error });
        });
    if (fault.kills) await untilThanked(life.visitor, page);
    if (sees === "error" || !Array.isArray(fault.plan)) await webhook.mend();
    if (sees === "error") {
      errorsSeen += 1;
      expect(await life.visitor.triesAgain(page)).toBe("thanks");
    }
    if (pause > 0) await life.visitor.pass(pause);
    if (index % 100 === 99) console.log(`  ${index + 1} in this lane, ${life.posts()} posts`);
    await backToTheForm(page, index);
  }
  await webhook.mend();
  await webhook.takeAnother();
  await letAllArrive(life.visitor, page);
  const leftBehind = (await life.visitor.outbox(page)).length;
  const leads = (await webhook.leads()).flatMap(({ fields }) =>
    fields["nom"] === undefined ? [] : [{ nom: fields["nom"], id: fields["submission_id"] ?? "" }],
  );
  return { errorsSeen, posts: life.posts(), leads, leftBehind };
}

/**
 * Waits for thanks after a killed browser. The form restores its draft and asks the outbox for it. A visitor
 * who types meanwhile keeps the new text, and a notification reports the earlier request. The soak fills the
 * form at once, so it waits.
 */
async function untilThanked(visitor: Visitor, page: Page): Promise<void> {
  const draft = await page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY);
  const { submissionId } = JSON.parse(draft ?? "{}") as { submissionId?: string };
  if (submissionId !== undefined && (await visitor.stored(page)).includes(submissionId))
    expect(await visitor.sees(page)).toBe("thanks");
}

/** Returns from the thank-you view, in most cases without a reload. */
async function backToTheForm(page: Page, index: number): Promise<void> {
  if (index % 10 === 0) await openForm(page);
  else await page.evaluate(() => (location.hash = ""));
}

/**
 * Waits for all requests. Back-off grows to a day; unconfirmed requests are checked too, and sent again if
 * the webhook speaks CORS.
 */
async function letAllArrive(visitor: Visitor, page: Page): Promise<void> {
  await expect(async () => {
    await visitor.pass(3600);
    expect(await visitor.outbox(page)).toEqual([]);
  }).toPass({ timeout: 600_000, intervals: [1000] });
}

function countUp(submissions: readonly Submission[], lanes: readonly LaneResult[]) {
  const leads = lanes.flatMap((lane) => lane.leads);
  const idsOf = Map.groupBy(leads, ({ nom }) => nom);
  const distinct = (nom: string) => new Set(idsOf.get(nom)?.map(({ id }) => id)).size;
  return {
    submissions: submissions.length,
    killed: submissions.filter(({ fault }) => fault.kills).length,
    leftBehind: lanes.reduce((sum, lane) => sum + lane.leftBehind, 0),
    withAFault: submissions.filter(({ fault }) => fault.name !== "{}").length,
    errorsSeen: lanes.reduce((sum, lane) => sum + lane.errorsSeen, 0),
    posts: lanes.reduce((sum, lane) => sum + lane.posts, 0),
    sentAgain: lanes.reduce((sum, lane) => sum + lane.posts, 0) - submissions.length,
    repeatsWithTheSameId: leads.length - new Set(leads.map(({ id }) => id)).size,
    lost: submissions
      .filter(({ nom }) => distinct(nom) === 0)
      .map(({ nom, fault }) => `${nom}: ${fault.name}`),
    doubled: submissions
      .filter(({ nom }) => distinct(nom) > 1)
      .map(({ nom, fault }) => `${nom}: ${fault.name}`),
  };
}
