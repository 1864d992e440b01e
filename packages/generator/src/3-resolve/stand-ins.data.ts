import type { Site } from "@vitrine/schema/content/site";
import type { ZoneDefaults } from "@vitrine/schema/content/zone";

// Stand-ins for shared files with a mistake, so that all other files are checked too. Pages never show them:
// content with an error gives no modules.

const ADDRESS = "https://stand-in.example";

export const SITE_STAND_IN: Site = {
  name: "…",
  description: "…",
  url: ADDRESS,
  addresses: {
    webhook: ADDRESS,
  },
  contact: {
    phone: "+33100000000",
    email: "…",
    locality: "…",
    country: "FR",
  },
  business: { logo: "/…", openingHours: [{ days: ["Monday"], opens: "09:00", closes: "18:00" }] },
  quote: { route: "/", button: "…", shortButton: "…", privacy: "/" },
  zones: { route: "/", title: "…", near: "…", all: "…" },
  footer: { legal: [] },
};

export const ZONE_DEFAULTS_STAND_IN: ZoneDefaults = {
  title: "${lieu}",
  keywords: ["…"],
  icon: "building",
  h1: "…",
  picture: { image: "…", alt: "…" },
  pictures: {},
  clientsTitle: "…",
  clientTypes: [],
  neighbourhoodsTitle: "…",
  values: { title: "…", text: "…" },
  features: [],
  cta: { title: "…", text: "…" },
};
