import type { LeadStore } from "./lead-store.ts";
import type { Misbehaviour } from "./misbehaviour.ts";
import type { MisbehaviourPlan } from "./misbehaviour-plan.ts";

/** What the endpoints work with; tests put a store that fails or a clock that stands still in its place. */
export type InboxContext = {
  readonly store: Pick<LeadStore, "all" | "append" | "clear">;
  readonly plan: MisbehaviourPlan<Misbehaviour>;
  readonly maxBodyBytes: number;
  /** The host the server is bound to, one of the names under which its private pages answer. */
  readonly host: string;
  readonly log: (line: string) => void;
  readonly now: () => Date;
  /** Waits some milliseconds; rejects when the inbox closes. */
  readonly wait: (delayMs: number) => Promise<void>;
};
