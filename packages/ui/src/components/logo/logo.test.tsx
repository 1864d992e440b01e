import { expect, it } from "vitest";
import { exampleSite } from "../../examples/example-site.ts";
import { htmlOf } from "../../tests/html-of.tsx";
import { Logo } from "./logo.tsx";

const html = (site: typeof exampleSite) => htmlOf(<Logo name={site.name} />, site);

it("is the sign and the name, or the business's own logo instead", () => {
  expect(html(exampleSite)).toContain("Hop &amp; Net");
  const own = html({ ...exampleSite, wordmark: { src: "/wordmark.svg", width: 512, height: 128 } });
  expect(own).toMatch(
    /^<picture><img [^>]*src="\/wordmark\.svg" width="512" height="128" alt="Hop &amp; Net"\/><\/picture>$/,
  );
});
