// The `vitrine` command.
import { vitrine } from "./vitrine-command.ts";

process.exitCode = await vitrine(process.argv.slice(2));
