// `npm run lint:words`: lists the hard sentences in the comments of the given folders, and exits with 1 if there are any.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "@vitrine/site/paths";
import { hardSentences } from "./plain-words.ts";

const files = process.argv.slice(2).flatMap((folder) => {
  const pattern = `${folder}/**/*.{ts,tsx,mjs,css}`;
  const exclude = ["**/node_modules/**", "**/dist/**", "**/.vitrine/**", "**/.local/**"];
  const sources = globSync(pattern, { cwd: paths.workspace, exclude });
  if (sources.length === 0) throw new Error(`${folder} has no source: name folders of the workspace.`);
  return sources.toSorted();
});
const lines = files.flatMap((file) =>
  hardSentences(readFileSync(join(paths.workspace, file), "utf8"), file).map(
    ({ line, reason, text }) => `${file}:${line} ${reason}: ${text}`,
  ),
);
for (const line of lines) console.log(line);
process.exitCode = lines.length > 0 ? 1 : 0;
