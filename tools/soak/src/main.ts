// `npm run soak -- <what> [--seed S] [--count N] [--minutes M] [--every N]`: runs of minutes, no part of `npm test`.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { soaks } from "./soaks.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string" },
    count: { type: "string" },
    minutes: { type: "string" },
    every: { type: "string" },
  },
});
const [name = ""] = positionals;
const soak = soaks.get(name);
if (soak === undefined) {
  console.error(`There is no soak "${name}": use ${[...soaks.keys()].join(", ")}.`);
  process.exitCode = 2;
} else {
  const seed = values.seed ?? `${Math.floor(Math.random() * 2 ** 32)}`;
  const count = Number(values.count ?? soak.count);
  const end = values.minutes === undefined ? Infinity : Date.now() + Number(values.minutes) * 60_000;
  const folder = mkdtempSync(join(tmpdir(), "vitrine-soak-"));
  console.log(`Soak of ${name}: --seed ${seed} --count ${count}`);
  try {
    const { figures, failures } = await soak.run({
      folder,
      count,
      seed,
      every: values.every === undefined ? undefined : Number(values.every),
      say: console.log,
      isOver: () => Date.now() > end,
    });
    for (const failure of failures) console.error(failure);
    console.log(JSON.stringify({ soak: name, seed, ...figures, failures: failures.length }));
    process.exitCode = failures.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
