import { expect, it } from "vitest";
import { fakePort } from "../../tests/fake-port.ts";
import { optionsLeftToNpm } from "./options-left-to-npm.ts";
import { runCommand } from "./run-command.ts";

it.each([
  [["check", "dir"], { npm_config_content: "true" }, "npm run check -- --content dir"],
  [["check"], { npm_config_release: "true", npm_config_content: "dir" }, "-- --release --content=dir"],
  [["build"], { npm_config_drafts: "true", npm_lifecycle_event: "deploy" }, "npm run deploy -- --drafts"],
])("tells the author of %j to type %3$s", (argv, settings, line) => {
  const { fr = "" } = optionsLeftToNpm(argv, settings) ?? {};
  expect(fr).toMatch(/^npm a gardé --\S.* pour lui/);
  expect(fr.endsWith(line)).toBe(true);
});

it("heeds options that the command has itself, where an outer script left some to npm", () => {
  const settings = { npm_config_release: "true", npm_config_format: "json", npm_config_cache: "/root/.npm" };
  expect(optionsLeftToNpm(["check", "--release", "--format=text"], settings)).toBeUndefined();
});

it("ends the command, in its author's language", async () => {
  const { port, said } = fakePort({ settings: { npm_config_release: "true", VITRINE_LANG: "fr" } });
  const code = await runCommand(["check"], port);
  expect([code, said()]).toEqual([2, expect.stringMatching(/^npm a gardé --release pour lui.*\n$/)]);
});
