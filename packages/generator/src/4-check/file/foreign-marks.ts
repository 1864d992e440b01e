import type { Facts } from "@vitrine/schema/content/facts";
import type { TextIssue } from "./text-issue.ts";

/** What one of these marks begins with. */
const SIGNS = ["{{", "**", "Ã", "Â", "Å", "â€"];

/** Whether a look at a file's texts is worth its time. */
export const mayHoldForeignMarks = (text: string): boolean =>
  SIGNS.some((sign) => text.includes(sign)) || (text.includes("$") && /\$[a-z]/.test(text));

const NAMED = /\{\{\s*([a-z0-9-]+)\s*\}\}|\$([a-z][a-z0-9]*(?:-[a-z0-9]+)*)/g;
const BOLD = /\*\*[^*\s](?:[^*]*[^*\s])?\*\*/g;
/** Accents and quotes in UTF-8, read as Windows-1252: each of their bytes behind the first is one of these. */
const MISREAD = /(?:[ÃÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Ã |Â[\u00a0-\u00bf]|â€)\S*/;

/** Finds what a page would show as it stands: names of facts and bold letters in another notation, misread accents. */
export function foreignMarks(text: string, facts: Facts | undefined): readonly TextIssue[] {
  const names = [...text.matchAll(NAMED)].flatMap(([part, braced, bare]) => {
    const name = braced ?? bare ?? "";
    if (facts === undefined || !Object.hasOwn(facts, name)) return [];
    return [foreign(part, `« ${part} » does not stand for the fact "${name}".`, `Write \${${name}}.`)];
  });
  const bold = [...text.matchAll(BOLD)].map(([part]) =>
    foreign(part, "Asterisks are shown as they stand; they make no bold letters.", "Leave them out."),
  );
  const [misread] = MISREAD.exec(text) ?? [];
  if (misread === undefined) return [...names, ...bold];
  const issue: TextIssue = {
    code: "misread-accents",
    part: misread,
    message: `« ${misread} » comes of accents that were read with another encoding.`,
    hint: "Open the file that it was copied from as UTF-8 and copy it again, or type the words anew.",
  };
  return [...names, ...bold, issue];
}

const foreign = (part: string, message: string, hint: string): TextIssue => ({
  code: "foreign-mark",
  part,
  message,
  hint,
});
