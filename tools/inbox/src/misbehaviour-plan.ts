/**
 * The planned responses for the next requests, in order. Without a plan, or after its end, requests get
 * normal responses.
 */
export class MisbehaviourPlan<Misbehaviour extends { readonly times?: number; readonly cors?: boolean }> {
  #steps: { readonly behaviour: Misbehaviour; left: number }[] = [];
  #last: Misbehaviour | undefined;

  /**
   * Replaces the plan. A step without `times` is for one request or, if it is the only step, for all that
   * follow.
   */
  set(steps: readonly Misbehaviour[], standsAlone: boolean): void {
    const otherwise = standsAlone ? Number.POSITIVE_INFINITY : 1;
    this.#steps = steps.map((behaviour) => ({ behaviour, left: behaviour.times ?? otherwise }));
  }

  clear(): void {
    this.#steps = [];
  }

  /** Takes the step for one request off the plan. Undefined is the normal response. */
  next(): Misbehaviour | undefined {
    const [step] = this.#steps;
    this.#last = step?.behaviour;
    if (step === undefined) return undefined;
    step.left -= 1;
    if (step.left === 0) this.#steps.shift();
    return step.behaviour;
  }

  /**
   * True if other sites may read the response to OPTIONS, as with the last post, or the next one before there
   * was any. A webhook without CORS omits it for both, even if a client probes it afterwards.
   */
  get speaksCors(): boolean {
    return (this.#last ?? this.#steps[0]?.behaviour)?.cors ?? true;
  }
}
