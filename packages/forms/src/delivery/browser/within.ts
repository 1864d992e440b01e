/** Gives what work resolves to, or `late` if that takes longer than some milliseconds. */
export const within = <Value>(work: Promise<Value>, milliseconds: number, late: Value): Promise<Value> =>
  Promise.race([work, new Promise<Value>((resolve) => setTimeout(resolve, milliseconds, late))]);
