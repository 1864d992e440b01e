import type { Headers, Hosting } from "./hosting.ts";

const POLICY = "Content-Security-Policy";

/** Describes how to serve a folder while a build replaces the last one: pages may do what either allows. */
export function servingBoth(last: Hosting, next: Hosting): Hosting {
  const redirected = new Set(next.redirects.map(({ from }) => from));
  return {
    ...next,
    headers: headersOfBoth(last.headers, next.headers),
    rules: next.rules.map((rule) => {
      const before = last.rules.find(({ prefixes }) => String(prefixes) === String(rule.prefixes));
      return before === undefined ? rule : { ...rule, headers: headersOfBoth(before.headers, rule.headers) };
    }),
    redirects: [...next.redirects, ...last.redirects.filter(({ from }) => !redirected.has(from))],
  };
}

function headersOfBoth(last: Headers, next: Headers): Headers {
  const [before, after] = [last[POLICY], next[POLICY]];
  return before === undefined || after === undefined
    ? next
    : { ...next, [POLICY]: policyOfBoth(before, after) };
}

/** Returns the union of two policies, which have the same directives. */
function policyOfBoth(before: string, after: string): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of [...after.split("; "), ...before.split("; ")]) {
    const [name = "", ...values] = directive.split(" ");
    const all = directives.getOrInsertComputed(name, () => new Set());
    for (const value of values) all.add(value);
    if (all.size > 1) all.delete("'none'");
  }
  return [...directives].map(([name, values]) => [name, ...values].join(" ")).join("; ");
}
