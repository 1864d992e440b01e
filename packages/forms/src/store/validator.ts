import { checkQuote } from "../rules/check-quote.ts";
import type { Issue } from "../rules/issue.ts";
import type { checkOthers } from "../rules/other-rules.ts";
import type { QuoteContext } from "./quote-context.ts";

/** Checks the form's present answers against its rules. */
export interface Validator {
  /** Loads the rules that few forms need. Returns undefined if this form needs none, or has them. */
  load(): Promise<void> | undefined;
  /** Returns the issues that block sending. */
  issues(): readonly Issue[];
}

/** Types of fields whose rules are loaded by themselves. */
const LOADED: ReadonlySet<string> = new Set(["number", "date", "file"]);

export function createValidator({ form, fields, definition, asked }: QuoteContext): Validator {
  let others: typeof checkOthers | undefined;
  return {
    load() {
      if (others !== undefined || !fields.some(({ type }) => LOADED.has(type))) return undefined;
      return import("../rules/other-rules.ts").then(
        (rules) => void (others = rules.checkOthers),
        // The receiver validates as well, so the form is sent without these rules.
        () => undefined,
      );
    },
    issues() {
      const given = { fields: asked(), answers: form.values(), refused: form.refused(), files: form.files };
      return [
        ...checkQuote(given.fields, given.answers, given.refused),
        ...(others?.(definition, given) ?? []),
      ];
    },
  };
}
