/**
 * The same function, which answers from memory while it is asked about the same object with the same other
 * arguments (by identity). For pure functions of things that never change: what nobody holds is forgotten.
 */
export function remember<Subject extends object, Others extends readonly unknown[], Result>(
  make: (subject: Subject, ...others: Others) => Result,
): (subject: Subject, ...others: Others) => Result {
  const made = new WeakMap<Subject, { readonly others: Others; readonly result: Result }>();
  return (subject, ...others) => {
    const last = made.get(subject);
    if (last !== undefined && isSame(last.others, others)) return last.result;
    const result = make(subject, ...others);
    made.set(subject, { others, result });
    return result;
  };
}

/** A plain loop: this is asked for every text of every page. */
function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let i = 0; i < a.length; i++) if (!Object.is(a[i], b[i])) return false;
  return true;
}
