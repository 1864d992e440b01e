import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { argumentFault } from "@vitrine/generator/argument-fault";

/** Reads the command line of a tool. For an unknown option it says how to call the tool, and exits with 2. */
export function toolArguments<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    console.error(`${argumentFault(error)}\nUsage: ${usage}`);
    process.exit(2);
  }
}
