/** The names that stand as `${name}` in a text, in their order; a name may stand there more than once. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/\$\{\s*([^{}]*?)\s*\}/g)].map(([, name = ""]) => name);
}
