import fc from "fast-check";
import { expect, it } from "vitest";
import { deliverDue } from "./deliver-due.ts";
import type { DeliveryPort } from "./delivery-port.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import type { Outcome } from "./outcome.ts";
import { promiseDelivery } from "./sent-request.ts";
import { submitQuote } from "./submit-quote.ts";
import { request, START, status, WEBHOOK } from "../tests/fake-port.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Outcomes of a post, and whether the lead arrives: some answers are lost on their way back. */
const POSTS: readonly (readonly [Outcome, arrives: boolean])[] = [
  [status(200), true],
  [status(404), false],
  [status(503), false],
  [{ kind: "timeout" }, true],
  [{ kind: "timeout" }, false],
  [{ kind: "network-failure" }, true],
  [{ kind: "network-failure" }, false],
];

/** Draws one of some things. */
type Pick = <Thing>(things: readonly Thing[]) => Thing;

/** The storage fails once in seven times. */
const FAILURES = [false, false, false, false, false, false, true];

/** Lets pending promises run for some turns. */
async function passTurns(turns = 60): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
}

/** The storage, the locks, the network and the clock that all tabs of one browser share, faulty until it is mended. */
class Browser {
  now = START;
  isFaulty = true;
  /** True if only the network is faulty. */
  readonly isStorageSound: boolean;
  readonly arrived = new Set<string>();
  readonly #stored = new Map<string, OutboxEntry>();
  readonly #locks = new Map<string, { readonly tab: Tab; readonly released: PromiseWithResolvers<void> }>();
  readonly #answers: (() => void)[] = [];
  readonly #pick: Pick;
  readonly #speaksCors: boolean;

  constructor(pick: Pick) {
    this.#pick = pick;
    this.#speaksCors = pick([true, false]);
    this.isStorageSound = pick([true, false]);
  }

  /** Lets all posts that are on their way end. */
  answer(): void {
    for (const end of this.#answers.splice(0)) end();
  }

  open(): Tab {
    const tab: Tab = {
      isClosed: false,
      port: {
        now: () => this.now,
        isOnline: () => true,
        post: (sent, _, { isGuarded = false } = {}) => this.#post(tab, sent.submissionId, isGuarded),
        outbox: {
          get: (id) => this.#access(tab, () => this.#stored.get(id)),
          put: (entry) => this.#access(tab, () => void this.#stored.set(entry.submissionId, entry)),
          remove: (id) => this.#access(tab, () => void this.#stored.delete(id)),
          all: () => this.#access(tab, () => [...this.#stored.values()]),
        },
        exclusively: (id, task, { givesUpAfter } = {}) =>
          this.#locked(tab, id, task, givesUpAfter !== undefined),
        mayKeepClicks: () => false,
        announce: () => undefined,
        deliverInBackground: () => undefined,
      },
    };
    return tab;
  }

  close(tab: Tab): void {
    tab.isClosed = true;
    for (const [id, lock] of this.#locks) if (lock.tab === tab) this.#release(id);
  }

  #fails(): boolean {
    return this.isFaulty && !this.isStorageSound && this.#pick(FAILURES);
  }

  async #access<Result>(tab: Tab, act: () => Result): Promise<Result> {
    await passTurns(2);
    if (tab.isClosed) return never();
    if (this.#fails()) throw new DOMException("Out of order", "UnknownError");
    return act();
  }

  async #post(tab: Tab, id: string, isGuarded: boolean): Promise<Outcome> {
    if (tab.isClosed) return never();
    const isHidden = !this.#speaksCors && this.isFaulty;
    const [outcome, arrives] = this.isFaulty ? this.#pick(POSTS) : ([status(200), true] as const);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#answers.push(resolve);
    await promise;
    // The preflight of a webhook without CORS keeps the post from leaving.
    if (isGuarded && isHidden) return tab.isClosed ? never() : { kind: "unreadable" };
    if (arrives) this.arrived.add(id);
    if (tab.isClosed) return never();
    return isHidden && arrives && outcome.kind === "status" ? { kind: "unreadable" } : outcome;
  }

  async #locked<Result>(
    tab: Tab,
    id: string,
    task: () => Promise<Result>,
    givesUp: boolean,
  ): Promise<Result | undefined> {
    for (let lock = this.#locks.get(id); lock !== undefined; lock = this.#locks.get(id)) {
      if (givesUp) return undefined;
      await lock.released.promise;
    }
    if (tab.isClosed) return never();
    this.#locks.set(id, { tab, released: Promise.withResolvers() });
    try {
      return await task();
    } finally {
      if (this.#locks.get(id)?.tab === tab) this.#release(id);
    }
  }

  #release(id: string): void {
    this.#locks.get(id)?.released.resolve();
    this.#locks.delete(id);
  }
}

interface Tab {
  isClosed: boolean;
  readonly port: DeliveryPort;
}

/** A closed page's code runs no further. */
const never = () => new Promise<never>(() => undefined);

/**
 * Uses two tabs at random, and gives the requests whose visitor was told that they are sent. Where the storage fails,
 * what a later attempt says counts: it can't know of the first.
 */
async function useAtRandom(browser: Browser, pick: Pick): Promise<ReadonlySet<string>> {
  const promised = new Set<string>();
  const tabs = [browser.open(), browser.open()];
  const acts: ((tab: Tab, id: string) => Promise<unknown>)[] = [
    async ({ port }, id) => {
      const result = await submitQuote(request(id), { webhook: WEBHOOK }, port);
      if (result === "sent") promised.add(id);
      else if (!browser.isStorageSound) promised.delete(id);
    },
    async ({ port }, id) => (await promiseDelivery(id, port)) && promised.add(id),
    ({ port }) => deliverDue(port, { isVisit: true }),
    ({ port }) => deliverDue(port),
    async (tab) => {
      browser.close(tab);
      tabs[tabs.indexOf(tab)] = browser.open();
    },
    async () => {
      browser.now += pick([SECOND, 10 * SECOND, 40 * SECOND, HOUR]);
      browser.answer();
    },
  ];
  for (let step = 0; step < 25; step++) {
    const act = pick(acts);
    // Storages that fail reject; the page then says nothing, or what it said before.
    act(pick(tabs), pick(["1", "2"])).catch(() => undefined);
    await passTurns();
  }
  return promised;
}

it(
  "delivers what was promised, once storage, network and webhook work again",
  { timeout: 120_000 },
  async () => {
    const visits = 12;
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.noBias(fc.nat())), async (draws) => {
        const pick: Pick = (things) => things[draws.next().value % things.length] as (typeof things)[number];
        const browser = new Browser(pick);
        const promised = await useAtRandom(browser, pick);
        browser.isFaulty = false;
        const { port } = browser.open();
        for (let visit = 0; visit < visits; visit++) {
          browser.answer();
          await passTurns();
          browser.now += 4 * HOUR;
          void deliverDue(port, { isVisit: true });
          await passTurns();
        }
        expect([...promised.difference(browser.arrived)]).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  },
);
