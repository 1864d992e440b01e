/**
 * Gives a function that remembers its last result for each object, as long as the other arguments are the
 * same. It must be pure and its objects immutable; results are freed with their objects.
 */
export function memoize<Subject extends object, Others extends readonly unknown[], Result>(
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

/** A plain loop, since this runs for every text of every page. */
function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let i = 0; i < a.length; i++) if (!Object.is(a[i], b[i])) return false;
  return true;
}
