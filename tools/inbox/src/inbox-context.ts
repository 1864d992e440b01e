import type { LeadStore } from "./lead-store.ts";
import type { Misbehaviour } from "./misbehaviour.ts";
import type { MisbehaviourPlan } from "./misbehaviour-plan.ts";

/**
 * The dependencies of the endpoints. Tests replace the store with one that fails, or the clock with a stopped
 * one.
 */
export type InboxContext = {
  readonly store: Pick<LeadStore, "all" | "append" | "clear">;
  readonly plan: MisbehaviourPlan<Misbehaviour>;
  readonly maxBodyBytes: number;
  /** The host that the server is bound to. Its private pages respond under this name, among others. */
  readonly host: string;
  readonly log: (line: string) => void;
  readonly now: () => Date;
  /** Waits some milliseconds; rejects when the inbox closes. */
  readonly wait: (delayMs: number) => Promise<void>;
};
