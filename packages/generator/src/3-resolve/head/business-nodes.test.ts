import { expect, it } from "vitest";
import type { Site } from "@vitrine/schema/content/site";
import { businessNodes } from "./business-nodes.ts";

const site = {
  url: "https://example.com",
  name: "Exemple",
  contact: { phone: "+33199001420", email: "a@example.com", locality: "Paris", region: "IDF", country: "FR" },
  networks: [{ label: "Exemple", address: "https://social.example/exemple" }],
  business: {
    logo: "/logo.svg",
    areaServed: "Paris",
    openingHours: [{ days: ["Monday"], opens: "09:00", closes: "18:00" }],
    branches: [{ id: "lyon", name: "Exemple Lyon", locality: "Lyon", street: "1 rue Neuve" }],
  },
} as Partial<Site> as Site;

it("describes the company and its branches, which refer to each other", () => {
  const [company, branch] = businessNodes(site, {}, undefined);
  expect(company).toMatchObject({
    "@type": "LocalBusiness",
    "@id": "https://example.com/#business",
    image: "https://example.com/logo.svg",
    address: { addressLocality: "Paris", addressRegion: "IDF", addressCountry: "FR" },
    sameAs: ["https://social.example/exemple"],
    openingHoursSpecification: { dayOfWeek: ["https://schema.org/Monday"], opens: "09:00", closes: "18:00" },
    department: { "@id": "https://example.com/#business-lyon" },
  });
  expect(branch).toMatchObject({
    "@type": "LocalBusiness",
    "@id": "https://example.com/#business-lyon",
    telephone: "+33199001420",
    address: { addressLocality: "Lyon", streetAddress: "1 rue Neuve", addressCountry: "FR" },
    parentOrganization: { "@id": "https://example.com/#business" },
  });
  expect(JSON.stringify(branch)).not.toContain("addressRegion");
});

it("calls an organization of another kind a local business too, for its hours and prices", () => {
  const vet = { ...site, business: { ...site.business, type: "VeterinaryCare" } } as const;
  const types = businessNodes(vet, {}, undefined).map((node) => node["@type"]);
  expect(types).toEqual([
    ["LocalBusiness", "VeterinaryCare"],
    ["LocalBusiness", "VeterinaryCare"],
  ]);
});
