import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { argumentFault } from "@vitrine/generator/parse-arguments";

/**
 * Reads the command line of a tool. `fail` says how to call the tool and exits with 2, as an unknown option does.
 * `amount` fails for text that is no number over 0.
 */
export function toolArguments<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  const fail = (fault: string): never => {
    console.error(`${fault}\nUsage: ${usage}`);
    process.exit(2);
  };
  const amount = (text: string): number =>
    Number(text) > 0 ? Number(text) : fail(`"${text}" is no number over 0.`);
  try {
    return { ...parseArgs({ allowPositionals: true, options }), fail, amount };
  } catch (error) {
    return fail(argumentFault(error));
  }
}
