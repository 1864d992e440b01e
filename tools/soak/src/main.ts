// `npm run soak -- <name> [--seed S] [--count N] [--minutes M]`: runs of minutes, no part of `npm test`.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toolArguments } from "@vitrine/bench/tool-arguments";
import { runSoak, soaks } from "./soaks.ts";

const names = [...soaks.keys()];
const { values, positionals, fail, amount } = toolArguments(
  `npm run soak -- ${names.join("|")} [--seed S] [--count N] [--minutes M]`,
  { seed: { type: "string" }, count: { type: "string" }, minutes: { type: "string" } },
);
const [name = ""] = positionals;
const chosen = soaks.get(name) ?? fail(`There is no soak "${name}": use ${names.join(", ")}.`);
const seed = values.seed ?? `${Math.floor(Math.random() * 2 ** 32)}`;
const rounds = amount(values.count ?? `${chosen.rounds}`);
const end = values.minutes === undefined ? Infinity : Date.now() + amount(values.minutes) * 60_000;
const folder = mkdtempSync(join(tmpdir(), "vitrine-soak-"));
console.log(`Soak of ${name}: --seed ${seed} --count ${rounds}`);
try {
  const options = { folder, seed, rounds, say: console.log, isOver: () => Date.now() > end };
  const { figures, failures } = await runSoak(chosen.soak, options);
  for (const failure of failures) console.error(failure);
  console.log(JSON.stringify({ soak: name, seed, ...figures, failures: failures.length }));
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
