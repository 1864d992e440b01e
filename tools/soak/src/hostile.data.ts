/** Names the element that must never come into being. */
export const ATTACK = "vitrine-attack";

/** Texts that an author, or someone who writes in an author's name, may put where text is meant. */
export const HOSTILE_TEXTS = [
  `</script><${ATTACK} onclick=1>`,
  `"><${ATTACK} onload="x">`,
  `'><${ATTACK}>`,
  `<!--<script><${ATTACK}>`,
  `]]><${ATTACK}>`,
  `</title><${ATTACK}>`,
  `</style><${ATTACK}>`,
  "\u2028\u2029",
  "[ici](javascript:alert(1))",
  "[ici](data:text/html,x)",
  "[ici](//evil.example/)",
  "[ici](https://evil.example/)",
  "[ici](/\\evil.example)",
  "&lt;b&gt; &#x3C; &amp;",
  "${constructor}",
  "${__proto__}",
  "{{x}}",
] as const;

/** Values that may stand where an address, a picture, a name or a structure is meant. */
export const HOSTILE_VALUES = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  '"\\tjavascript:alert(1)"',
  "data:image/svg+xml,<svg onload=1>",
  "//evil.example/x",
  "https://evil.example/x",
  "http://[::1",
  "../../../etc/passwd",
  "..%2f..%2fetc",
  "zones/../../x",
  "/etc/passwd",
  "~",
  "[]",
  "{}",
  "[[[[[[[[]]]]]]]]",
  "{ a: { b: { c: 1 } } }",
  "!!js/function x",
  "*a",
  "&a [*a]",
  "1e999",
  ".nan",
  "0x7fffffffffffffff",
  "2001-01-01",
  "__proto__",
] as const;

/** Names of files that are no page's. */
export const HOSTILE_PATHS = [
  "zones/__proto__.yaml",
  "zones/constructor.yaml",
  "zones/a b.yaml",
  "zones/é.yaml",
  "zones/..yaml",
  "zones/x/y.yaml",
  "zones/index.yaml",
  "zones/404.yaml",
  "zones/sitemap.xml.yaml",
  "zones/CLICHY.yaml",
  "zones/clichy.yml",
  "zones/\u202E.yaml",
  "zones/<b>.yaml",
  `zones/${"a".repeat(240)}.yaml`,
  "pages/__proto__.yaml",
  "pages/toString.yaml",
  "sectors/con.yaml",
  "legal/x.yaml",
  "new/x.yaml",
] as const;
