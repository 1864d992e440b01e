import type { Breadcrumbs } from "@vitrine/schema/page-props";
import type { SiteModel } from "@vitrine/schema/site-model";
import { themeRule } from "@vitrine/schema/theme-rule";
import { fontRules, pairFiles } from "@vitrine/schema/typeface";
import { PAIRS } from "@vitrine/schema/typefaces";
import { examplePicture } from "./example-pictures.ts";
import { printed } from "./printed.ts";

/** Breadcrumbs of the examples' pages. */
export const exampleTrail: Breadcrumbs = printed([
  { name: "Hop & Net", route: "/" },
  { name: "Zones d'intervention", route: "/zones" },
  { name: "Paris 3e", route: "/paris-3" },
]);

const pair = PAIRS["bricolage-instrument"];

const colours = {
  ink: "#10233f",
  inkSoft: "#40516a",
  paper: "#fbfaf6",
  tint: "#dbe8e1",
  sky: "#dae7f1",
  shade: "#e7ecf1",
  rule: "#c9d3dd",
  brand: "#0b6b53",
  brandBright: "#7fd6bb",
  accent: "#ffc93c",
  alert: "#b3261e",
};

/** A site for examples: every menu and list is filled, without reading the content. */
export const exampleSite: SiteModel = {
  ...printed({
    name: "Hop & Net",
    url: "https://www.hop-et-net.example",
    description: "Le nettoyage des entreprises à Paris et en petite couronne.",
    addresses: {
      webhook: "https://automate.hop-et-net.example/quote",
      geocoder: "https://data.geopf.fr/geocodage/search",
      client: "https://client.hop-et-net.example/connexion",
      recruitment: "https://recrutement.hop-et-net.example/",
      maps: "https://maps.example/hop-et-net",
    },
    contact: {
      phone: "+33199001420",
      phoneLabel: "01\u00a099\u00a000\u00a014\u00a020",
      hours: "du lundi au vendredi, de 8 h à 20 h",
      email: "contact@hop-et-net.example",
      locality: "Paris",
      region: "Île-de-France",
      country: "FR",
      opening: {
        week: [
          { days: "Du lundi au vendredi", hours: "de 8 h à 20 h" },
          { days: "Le samedi et le dimanche", hours: "fermé" },
        ],
        exceptions: [{ days: "Du 24 décembre 2027 au 2 janvier 2028", hours: "fermé" }],
      },
    },
    networks: [
      { label: "LinkedIn", icon: "linkedin", address: "https://linkedin.example/company/hop-et-net" },
      { label: "Instagram", icon: "instagram", address: "https://instagram.example/hop-et-net" },
    ],
    nav: {
      secteurs: { label: "SECTEURS", title: "Secteurs", collection: "sectors" },
      liens: {
        label: "MENU",
        title: "Hop & Net",
        collection: "networks",
        entries: [
          { label: "Connexion", address: "client" },
          { label: "Contact", route: "#contact" },
        ],
      },
    },
    branches: [
      {
        id: "clichy",
        name: "Agence de Clichy",
        street: "4 rue de Neuilly",
        postalCode: "92110",
        locality: "Clichy",
        phone: "+33199005678",
        phoneLabel: "01\u00a099\u00a000\u00a056\u00a078",
        opening: {
          week: [
            { days: "Du mardi au vendredi", hours: "de 8 h 30 à 12 h et de 14 h à 18 h" },
            { days: "Les autres jours", hours: "fermé" },
          ],
          exceptions: [],
          note: "La cour est fermée à midi : sonnez sous le porche.",
        },
      },
    ],
    quote: {
      route: "/demande-devis",
      href: "/demande-devis",
      button: "Je demande un devis gratuit",
      shortButton: "Devis gratuit",
      terms: [
        { figure: "20 €", text: "TTC de l'heure" },
        { figure: "1 h 30", text: "par semaine, au minimum" },
      ],
      privacy: "/politique-confidentialite",
    },
    zones: {
      route: "/zones",
      title: "Zones d'intervention",
      near: "Tout près d'ici",
      all: "Toutes les zones",
    },
    rating: { figure: "4,6 / 5", text: "d'après 271 avis publiés.", link: "Lire les avis" },
    tracking: {
      consent: true,
      trackers: {
        analytics: "G-EXAMPLE2014",
        ads: "AW-114020142014/Exemple-Devis",
        meta: "114020142014001",
        linkedin: { partner: "7142014", conversion: "21420144" },
      },
    },
    recruitment: "Devenir professionnel du nettoyage",
    sectors: [
      {
        name: "Cabinets médicaux",
        route: "/cabinets-medicaux",
        summary: "Du fauteuil à la salle d'attente, avant le premier patient.",
        picture: examplePicture("sectors/cabinets-medicaux", "Un fauteuil de dentiste, face à la fenêtre."),
      },
      {
        name: "Startups et entreprises",
        route: "/startups-entreprises",
        summary: "Des tables que l'on partage et des cabines vitrées.",
        picture: examplePicture("sectors/startups-entreprises", "Quatre postes et un chariot de ménage."),
      },
      {
        name: "Restaurants et cafés",
        route: "/restaurants-cafes",
        summary: "Après le dernier couvert, avant la première livraison.",
        picture: examplePicture("sectors/restaurants-cafes", "Un comptoir et un sol à damier."),
      },
      {
        name: "Luxe et hôtellerie",
        route: "/luxe-hotellerie",
        summary: "Laiton, marbre, moquette : à chaque matière son geste.",
        picture: examplePicture("sectors/luxe-hotellerie", "Un hall et son lustre."),
      },
      {
        name: "Enseignement et formation professionnelle continue",
        route: "/enseignement-formation",
        summary: "Dix-sept salles, et une cloche qui n'attend pas que les tableaux soient secs.",
        picture: examplePicture("sectors/enseignement-formation", "Des pupitres devant un tableau vert."),
      },
    ],
    notices: [],
    mainZones: [
      { name: "Paris 1er", route: "/paris-1" },
      { name: "Paris 16e", route: "/paris-16" },
      { name: "Boulogne-Billancourt", route: "/boulogne-billancourt" },
      { name: "Le Kremlin-Bicêtre", route: "/zones" },
    ],
    footer: {
      columns: [
        {
          title: "Services",
          entries: [
            { label: "Nettoyage de bureaux", route: "/nettoyage-bureaux-paris" },
            { label: "Vitres et vitrines", route: "/services/nettoyage-de-vitres" },
          ],
        },
        {
          title: "Entreprise",
          entries: [{ label: "Depuis 2014" }, { label: "Plus de 1 400 entreprises clientes" }],
        },
        { title: "Nous suivre", collection: "networks" },
      ],
      legal: [
        { label: "Mentions légales" },
        { label: "Cookies", opens: "consent" },
        { label: "Politique de confidentialité", route: "/politique-confidentialite" },
      ],
    },
    graph: [],
  } satisfies Omit<SiteModel, "theme" | "sign">),
  // Styles and a drawing's quotes must not be typeset.
  theme: { colours, shape: "stroke", fonts: pairFiles(pair), css: themeRule(colours, 4) + fontRules(pair) },
  sign: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4,0h23v8h3l1.4-3.4.6-.5V28a4,4,0,0,1-4,4H6.1L7,30l-4-3-3-1V4a4,4,0,0,1,4-4z" fill="#0b6b53"/><path d="M0,25C9,23,19,15,23,0h5v2C24,17,13,27,0,29z" fill="#fbfaf6"/><path d="M0,28C11,26,22,17,26.5,0H28a4,4,0,0,1,4,4C27.5,18,17,28.5,6,32H4a4,4,0,0,1-4-4z" fill="#ffc93c"/></svg>',
};
