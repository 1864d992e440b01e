/** All forms of words so far, by number; their number is bounded by the language. */
const forms: string[] = [];
const numbers = new Map<string, number>();
const hashes: number[] = [];

/** Gives the number of a form. */
export const formNumber = (form: string): number =>
  numbers.getOrInsertComputed(form, () => {
    hashes.push(hashOf(form));
    return forms.push(form) - 1;
  });

/** Gives the form of a number. */
export const formOf = (number: number): string => forms[number] as string;

/** Gives the hash of a number's form. Unlike the number, it is equal in every thread. */
export const formHash = (number: number): number => hashes[number] as number;

/** Hashes UTF-16 units with FNV-1a. */
function hashOf(form: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < form.length; i++) hash = Math.imul(hash ^ form.charCodeAt(i), 0x01000193);
  return hash;
}
