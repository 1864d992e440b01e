/** Lists the names of the `${name}` references in a text, in order, with repetitions. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/\$\{\s*([^{}]*?)\s*\}/g)].map(([, name = ""]) => name);
}
