/**
 * Gives a function that remembers its result for each object. It must be pure and its objects immutable; results
 * are freed with their objects.
 */
export function memoize<Subject extends object, Result>(
  make: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const made = new WeakMap<Subject, Result>();
  return (subject) => made.getOrInsertComputed(subject, make);
}
