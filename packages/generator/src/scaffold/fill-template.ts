import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Reads a content file's template, with its `{{words}}` filled in, below the address of its schema for editors. */
export function fillTemplate(path: string, schema: string, words: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(import.meta.dirname, path), "utf8").replaceAll(
    /\{\{([a-z ]+)\}\}/g,
    (_, word: string) => {
      const value = words[word];
      if (value === undefined) throw new Error(`The template ${path} names "${word}", which nothing gives.`);
      return value;
    },
  );
  return `# yaml-language-server: $schema=${schema}\n${text}`;
}
