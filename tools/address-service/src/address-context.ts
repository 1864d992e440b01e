import type { MisbehaviourPlan } from "@vitrine/inbox/misbehaviour-plan";
import type { Misbehaviour } from "./misbehaviour.ts";
import type { SearchRecord } from "./search-record.ts";

/** The dependencies of the endpoints. */
export interface AddressContext {
  readonly plan: MisbehaviourPlan<Misbehaviour>;
  readonly record: SearchRecord;
  /** Waits some milliseconds; rejects when the service closes. */
  readonly wait: (delayMs: number) => Promise<void>;
}
