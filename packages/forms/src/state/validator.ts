import { checkQuote } from "../rules/check-quote.ts";
import type { Issue } from "../rules/issue.ts";
import { within } from "../within.ts";
import type { QuoteContext } from "./quote-context.ts";

/** Types of fields whose rules are loaded by themselves. */
const LOADED: ReadonlySet<string> = new Set(["number", "date", "file"]);

/** Milliseconds that sending waits for the loaded rules. */
const LOADING_TIME = 2000;

/** Checks the form's present answers against its rules. */
export function createValidator({ form, fields, definition, asked }: QuoteContext) {
  let others: typeof import("../rules/other-rules.ts") | undefined;
  function issues(): readonly Issue[] {
    const given = { fields: asked(), answers: form.values(), refused: form.refused(), files: form.files };
    return [
      ...checkQuote(given.fields, given.answers, given.refused),
      ...(others?.checkOthers(definition, given) ?? []),
    ];
  }
  return {
    /** Loads the rules that few forms need. Returns undefined if this form needs none, or has them. */
    load(): Promise<void> | undefined {
      if (others !== undefined || !fields.some(({ type }) => LOADED.has(type))) return undefined;
      const loading = import("../rules/other-rules.ts").then(
        (rules) => {
          others = rules;
          for (const { name, ...field } of fields)
            if (field.type === "date")
              form.limit(name, rules.dayOf(field.min ?? ""), rules.dayOf(field.max ?? ""));
        },
        // The receiver validates as well, so the form is sent without these rules.
        () => undefined,
      );
      // On a line that breaks, it would never end.
      return within(loading, LOADING_TIME, undefined);
    },
    /** Returns the issues that block sending. */
    issues,
    /** Returns the issues that made a post fail: files that the browser can't read. */
    async issuesOfFailure(): Promise<readonly Issue[]> {
      await others?.readFiles({ fields: asked(), files: form.files });
      return issues();
    },
  };
}
