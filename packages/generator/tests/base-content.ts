import { join } from "node:path";
import { readTexts } from "./read-tree.ts";

/** The folder of a small content without a mistake. */
export const BASE = join(import.meta.dirname, "base");

/** Its files' texts, by path. */
export const base: ReadonlyMap<string, string> = readTexts(BASE);
