import { expect, it } from "vitest";
import type { DeployedSite } from "../settings.ts";
import type { ResolvedSector } from "./resolve-page.ts";
import { resolveSite } from "./resolve-site.ts";

const site = {
  url: "https://example.com",
  contact: { phone: "+33199001420", country: "FR" },
  addresses: {},
  links: { agenda: "https://agenda.example/dupont" },
  quote: { route: "/demande-devis" },
  business: { logo: "/logo.svg" },
} as unknown as DeployedSite;
const inputs = { finder: undefined, picture: undefined, today: "2026-08-15" };
const sector = (slug: string, order: number, name = slug) =>
  ({ slug, data: { name, order } }) as unknown as ResolvedSector;

it("lists finished sectors in their order, then by address, and no branches if there are none", () => {
  const sectors = [sector("c", 2), sector("b", 2), sector("d", 1), sector("a", 3, "[[à compléter : nom]]")];
  const resolved = resolveSite(site, {}, sectors, [], inputs);
  expect(resolved.sectors.map(({ route }) => route)).toEqual(["/d", "/b", "/c"]);
  expect(resolved.branches).toEqual([]);
});

it("leads the buttons to the form, or to an address outside that the site names", () => {
  expect(resolveSite(site, {}, [], [], inputs).quote.href).toBe("/demande-devis");
  const quote = { ...site.quote, address: "agenda" };
  const resolved = resolveSite({ ...site, quote }, {}, [], [], inputs);
  expect(resolved.quote.href).toBe("https://agenda.example/dupont");
});

it("shows a notice from its first day to its last", () => {
  const notices = [
    { text: "Hier", from: "2026-08-01", to: "2026-08-14" },
    { text: "Aujourd’hui", from: "2026-08-15", to: "2026-08-15" },
    { text: "Demain", from: "2026-08-16", to: "2026-08-31" },
  ];
  expect(resolveSite({ ...site, notices }, {}, [], [], inputs).notices).toEqual(["Aujourd’hui"]);
});

it("shows the hours of a week, and exceptions until they are past", () => {
  const business = {
    logo: "/logo.svg",
    openingHours: [{ days: ["Monday"], opens: "08:00", closes: "12:00" }],
    exceptions: [
      { from: "2026-07-01", to: "2026-08-14" },
      { from: "2026-08-01", to: "2026-08-15" },
    ],
  };
  const { opening } = resolveSite({ ...site, business } as DeployedSite, {}, [], [], inputs).contact;
  expect(opening.week.map(({ days }) => days)).toEqual(["Le lundi", "Les autres jours"]);
  expect(opening.exceptions).toEqual([{ days: "Du 1ᵉʳ au 15\u00A0août 2026", hours: "fermé" }]);
});

it("gives a branch the site's telephone, and its hours in a sentence if the contact has some", () => {
  const openingHours = [{ days: ["Monday"], opens: "08:00", closes: "12:00" }];
  const branches = [
    { id: "halles", openingHours },
    { id: "lices", phone: "+33199005678" },
  ];
  const branchesWith = (hours: object) => {
    const own = { contact: { ...site.contact, ...hours }, business: { ...site.business, branches } };
    const { branches: shown } = resolveSite(
      { ...site, ...own } as unknown as DeployedSite,
      {},
      [],
      [],
      inputs,
    );
    return shown.map(({ phone, hours: sentence }) => [phone, sentence]);
  };
  expect(branchesWith({ hours: "du lundi au vendredi" })).toEqual([
    ["+33199001420", "le lundi de\u00A08\u202Fh\u00A0à\u00A012\u202Fh"],
    ["+33199005678", undefined],
  ]);
  expect(branchesWith({}).map(([, hours]) => hours)).toEqual([undefined, undefined]);
});
