import { expect, it } from "vitest";
import type { DeployedSite } from "../settings.ts";
import type { ResolvedSector } from "./resolve-page.ts";
import { resolveSite } from "./resolve-site.ts";

const site = {
  url: "https://example.com",
  contact: { phone: "+33199001420", country: "FR" },
  addresses: {},
  business: { logo: "/logo.svg" },
} as unknown as DeployedSite;
const sector = (slug: string, order: number, name = slug) =>
  ({ slug, data: { name, order } }) as unknown as ResolvedSector;

it("lists finished sectors in their order, then by address, and no branches if there are none", () => {
  const sectors = [sector("c", 2), sector("b", 2), sector("d", 1), sector("a", 3, "[[à compléter : nom]]")];
  const resolved = resolveSite(site, {}, sectors, [], undefined);
  expect(resolved.sectors.map(({ route }) => route)).toEqual(["/d", "/b", "/c"]);
  expect(resolved.branches).toEqual([]);
});
