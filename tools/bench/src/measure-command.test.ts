import { expect, it } from "vitest";
import { measureCommand } from "./measure-command.ts";

const node = (script: string) =>
  measureCommand([process.execPath, "-e", script], { cwd: import.meta.dirname });

it.runIf(process.platform === "linux")("counts the processor time and memory of the whole tree", async () => {
  // The memory is held while the time is burnt, and a moment longer, so that a sample sees it.
  const burn = `
    const held = Buffer.alloc(2 ** 27, 1);
    const used = () => process.cpuUsage().user + process.cpuUsage().system;
    const end = used() + 500_000;
    while (used() < end);
    setTimeout(() => held, 500);
  `;
  const alone = await node("");
  const tree = await node(
    `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(burn)}])`,
  );
  expect(tree.code).toBe(0);
  expect(tree.cpuSeconds).toBeGreaterThan(alone.cpuSeconds);
  expect(tree.peakMebibytes).toBeGreaterThan(128);
});

it.runIf(process.platform === "linux")("keeps what the command says and how it ends", async () => {
  expect(await node("console.log('said'); process.exitCode = 3")).toMatchObject({
    code: 3,
    output: "said\n",
  });
});
