import { afterEach, expect, it, vi } from "vitest";
import { trustScripts } from "./trust-scripts.ts";

interface Rules {
  createScriptURL(address: string): string | null;
}

/** Returns the rules that the page's Trusted Types policy gets. */
function rulesFor(tools: Parameters<typeof trustScripts>[0]): Record<string, Rules> {
  const made: Record<string, Rules> = {};
  vi.stubGlobal("location", { href: "https://www.site.example/clichy" });
  vi.stubGlobal("trustedTypes", { createPolicy: (name: string, rules: Rules) => (made[name] = rules) });
  trustScripts(tools);
  return made;
}

afterEach(() => vi.unstubAllGlobals());

it("lets through scripts of the configured tools' hosts, and no other text", () => {
  const { default: policy } = rulesFor(["meta"]);
  const own = "https://connect.facebook.net/signals/config/1";
  expect(policy?.createScriptURL(own)).toBe(own);
  for (const address of [
    "https://snap.licdn.com/a.js",
    "https://connect.facebook.net.evil.example/a.js",
    "http://connect.facebook.net/a.js",
    "/a.js",
    "data:text/javascript,1",
  ])
    expect(policy?.createScriptURL(address)).toBeNull();
  expect(Object.keys(policy ?? {})).toEqual(["createScriptURL"]);
});

it("does nothing where there are no Trusted Types, or the page's policy forbids ours", () => {
  vi.stubGlobal("location", { href: "https://www.site.example/" });
  expect(() => trustScripts(["meta"])).not.toThrow();
  vi.stubGlobal("trustedTypes", {
    createPolicy() {
      throw new TypeError("Policy disallowed");
    },
  });
  expect(() => trustScripts(["meta"])).not.toThrow();
});
