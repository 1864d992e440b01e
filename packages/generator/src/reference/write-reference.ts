// `npm run reference`: writes the editors' schemas and docs/errors.md.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { referenceFiles } from "./reference-files.ts";

const workspace = fileURLToPath(new URL("../../../../", import.meta.url));
for (const { path, text } of referenceFiles()) {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), text);
}
