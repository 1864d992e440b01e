import { expect, it } from "vitest";
import { exampleSite } from "./examples/example-site.ts";
import { linkTo } from "./link-to.ts";

it("marks a link to the recruitment site alone", () => {
  const { recruitment, client } = exampleSite.addresses;
  expect(linkTo(exampleSite, "recruitment")).toEqual({ href: recruitment, "data-job-seeker": "" });
  expect(linkTo(exampleSite, "client")).toEqual({ href: client });
  expect(linkTo(exampleSite, "/tarifs")).toEqual({ href: "/tarifs" });
});
