/** Forms of words met, by number; there are never more than a language has. */
const forms: string[] = [];
const numbers = new Map<string, number>();
const hashes: number[] = [];

/** The number of a form. */
export function formNumber(form: string): number {
  const known = numbers.get(form);
  if (known !== undefined) return known;
  const number = forms.push(form) - 1;
  numbers.set(form, number);
  hashes.push(hashOf(form));
  return number;
}

/** The form of a number. */
export const formOf = (number: number): string => forms[number] as string;

/** The hash of a number's form, which is the same in every thread. */
export const formHash = (number: number): number => hashes[number] as number;

/** FNV-1a over UTF-16 units. */
function hashOf(form: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < form.length; i++) hash = Math.imul(hash ^ form.charCodeAt(i), 0x01000193);
  return hash;
}
