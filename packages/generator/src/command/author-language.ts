import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, LANGUAGES } from "@vitrine/schema/diagnostics/words";
import { LANGUAGE_SETTING, type Settings } from "../3-resolve/settings.ts";
import { UsageError } from "./parse-arguments.ts";

/** The line of site.yaml, found without a parser so that a broken file is reported in its own language too. */
const LANGUAGE_LINE = /^language:[ \t]+["']?([a-z]+)/m;

/**
 * Gives the language in which the author of a content folder is addressed. VITRINE_LANG comes first, then
 * site.yaml, then the last language, then the machine's locale (POSIX, "Environment variables"). Throws a UsageError for another
 * VITRINE_LANG; the check reports another value in site.yaml.
 */
export function authorLanguage(contentDir: string, settings: Settings, last?: Language): Language {
  const set = settings[LANGUAGE_SETTING] || undefined;
  if (set !== undefined && !isLanguage(set))
    throw new UsageError(`${LANGUAGE_SETTING} is "${set}": use ${LANGUAGES.join(" or ")}.`);
  if (set !== undefined) return set;
  const file = join(contentDir, "site.yaml");
  const [, own = last] = (existsSync(file) && LANGUAGE_LINE.exec(readFileSync(file, "utf8"))) || [];
  if (isLanguage(own)) return own;
  const locale = settings["LC_ALL"] || settings["LC_MESSAGES"] || settings["LANG"] || "";
  return locale.startsWith("fr") ? "fr" : "en";
}

const isLanguage = (word: string | undefined): word is Language =>
  (LANGUAGES as readonly (string | undefined)[]).includes(word);
