/** What the next requests get, in turn; past its end, and at first, they are answered well. */
export class MisbehaviourPlan<Misbehaviour extends { readonly times?: number; readonly cors?: boolean }> {
  #steps: { readonly behaviour: Misbehaviour; left: number }[] = [];
  #last: Misbehaviour | undefined;

  /** Replaces the plan. A step without `times` is for one request, but for all that follow where it stands alone. */
  set(steps: readonly Misbehaviour[], standsAlone: boolean): void {
    const otherwise = standsAlone ? Number.POSITIVE_INFINITY : 1;
    this.#steps = steps.map((behaviour) => ({ behaviour, left: behaviour.times ?? otherwise }));
  }

  clear(): void {
    this.#steps = [];
  }

  /** Takes what one request gets; undefined is the good answer. */
  next(): Misbehaviour | undefined {
    const [step] = this.#steps;
    this.#last = step?.behaviour;
    if (step === undefined) return undefined;
    step.left -= 1;
    if (step.left === 0) this.#steps.shift();
    return step.behaviour;
  }

  /**
   * Whether other sites may read the answer to OPTIONS: as with the last post, or the next one before there was any.
   * A webhook without CORS has none for either, whatever a client asks afterwards to find that out.
   */
  get speaksCors(): boolean {
    return (this.#last ?? this.#steps[0]?.behaviour)?.cors ?? true;
  }
}
