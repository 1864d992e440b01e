import { catalogue, type DiagnosticCode } from "@vitrine/schema/diagnostics/catalogue";
import { suggest } from "@vitrine/schema/did-you-mean";
import { UsageError } from "./parse-arguments.ts";
import type { CommandPort } from "./run-command.ts";

/** Prints what a diagnostic code means and what to do. */
export function explain(subject: string, { print }: Pick<CommandPort, "print">): 0 {
  if (!Object.hasOwn(catalogue, subject))
    throw new UsageError(
      `"${subject}" is no diagnostic code. ${suggest(subject, Object.keys(catalogue)) ?? ""}`.trim(),
    );
  const { title, help } = catalogue[subject as DiagnosticCode];
  print(`${subject}\n\n${title}.\n${help}\n`);
  return 0;
}
