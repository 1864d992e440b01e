import type { Misbehaviour } from "./misbehaviour.ts";

/** What the next posts to `/quote` get, in turn; past its end, and at first, they are answered well. */
export class MisbehaviourPlan {
  #steps: { readonly behaviour: Misbehaviour; left: number }[] = [];

  /** Replaces the plan. A step without `times` is for one post, but for all that follow where it stands alone. */
  set(steps: readonly Misbehaviour[], standsAlone: boolean): void {
    const otherwise = standsAlone ? Number.POSITIVE_INFINITY : 1;
    this.#steps = steps.map((behaviour) => ({ behaviour, left: behaviour.times ?? otherwise }));
  }

  clear(): void {
    this.#steps = [];
  }

  /** Takes what one post gets. */
  next(): Misbehaviour {
    const [step] = this.#steps;
    if (step === undefined) return {};
    step.left -= 1;
    if (step.left === 0) this.#steps.shift();
    return step.behaviour;
  }
}
