/** Gives what work resolves to, or `late` if that takes longer than some milliseconds. */
export const within = <Value, Late>(
  work: Promise<Value>,
  milliseconds: number,
  late: Late,
): Promise<Value | Late> =>
  Promise.race([work, new Promise<Late>((resolve) => setTimeout(resolve, milliseconds, late))]);
