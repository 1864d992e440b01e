import type { Static } from "typebox";
import { anchor } from "../content/page-fields.ts";
import { type Fields, type ObjectOptions, schemaOf, strictObject, typeKey } from "../fields.ts";
import { OWN_BUTTON, quoteCallFields } from "../content/quote-call.ts";
import { benefits } from "./benefits.ts";
import { clientCase } from "./client-case.ts";
import { comparison } from "./comparison.ts";
import { events } from "./events.ts";
import { faq } from "./faq.ts";
import { gallery } from "./gallery.ts";
import { hero } from "./hero.ts";
import { keyFigures } from "./key-figures.ts";
import { logoStrip } from "./logo-strip.ts";
import { notFound } from "./not-found.ts";
import { prices } from "./prices.ts";
import { prose } from "./prose.ts";
import { quoteForm } from "./quote-form.ts";
import { sectorGrid } from "./sector-grid.ts";
import { services } from "./services.ts";
import { steps } from "./steps.ts";
import { team } from "./team.ts";
import { teamTestimonials, clientTestimonials } from "./testimonials.ts";
import { video } from "./video.ts";
import { visit } from "./visit.ts";
import { zoneFinder } from "./zone-finder.ts";

/** Every section type, by its name in YAML. `@vitrine/ui` has a component for each. */
export const sectionSchemas = {
  hero: section(
    "hero",
    "Ouverture de page",
    "Le haut de la page : titre, accroche, bouton de devis et image. En premier, une seule fois.",
    hero,
    OWN_BUTTON,
  ),
  "key-figures": section(
    "key-figures",
    "Chiffres clés",
    "Quelques nombres écrits en très grand, chacun avec sa phrase.",
    keyFigures,
  ),
  "sector-grid": section(
    "sector-grid",
    "Les secteurs",
    "Tous les secteurs, chacun avec son image et son résumé ; ils viennent de content/sectors.",
    sectorGrid,
  ),
  "zone-finder": section(
    "zone-finder",
    "Recherche d'une zone",
    "Un champ où taper sa commune, la carte et la liste des zones ; elles viennent de content/zones.",
    zoneFinder,
    OWN_BUTTON,
  ),
  steps: section(
    "steps",
    "Étapes numérotées",
    "Une marche à suivre, étape par étape, sous de grands numéros.",
    steps,
  ),
  prose: section("prose", "Texte suivi", "Un titre et des paragraphes, et au choix une image.", prose),
  faq: section(
    "faq",
    "Questions fréquentes",
    "Des questions dont la réponse s'ouvre quand on les touche, une à la fois.",
    faq,
  ),
  "logo-strip": section(
    "logo-strip",
    "Bande de logos",
    "Les logos des clients, qui défilent ; ils viennent de partners.yaml.",
    logoStrip,
  ),
  video: section("video", "Vidéo", "Une courte vidéo muette, son image d'attente et sa légende.", video),
  "client-testimonials": section(
    "client-testimonials",
    "Témoignages de clients",
    "Ce que disent des clients, avec leur nom et leur fonction.",
    clientTestimonials,
  ),
  "team-testimonials": section(
    "team-testimonials",
    "Témoignages de l'équipe",
    "Ce que disent de leur métier ceux qui y travaillent.",
    teamTestimonials,
  ),
  team: section(
    "team",
    "Équipe",
    "Les personnes de l'entreprise, avec leur fonction et leur portrait.",
    team,
  ),
  benefits: section("benefits", "Avantages", "Ce que le client y gagne, un avantage par ligne.", benefits),
  services: section(
    "services",
    "Prestations",
    "Ce que fait l'entreprise, avec des liens vers les pages qui en disent plus.",
    services,
  ),
  visit: section(
    "visit",
    "Venir sur place",
    "Les adresses de l'entreprise, le chemin, le téléphone et les horaires ; ils viennent de site.yaml.",
    visit,
  ),
  gallery: section(
    "gallery",
    "Galerie",
    "Des photos de travaux, de lieux ou de produits, avec leurs légendes ; aussi avant et après.",
    gallery,
  ),
  prices: section(
    "prices",
    "Prix",
    "Une liste de produits ou de prestations, chacun avec son prix ; ou un emploi du temps, où les heures remplacent les prix.",
    prices,
  ),
  events: section(
    "events",
    "Agenda",
    "Ce qui a lieu à certaines dates : stages, ateliers, marchés. Les dates passées s'effacent.",
    events,
  ),
  comparison: section(
    "comparison",
    "Comparaison",
    "Un tableau à deux colonnes, l'entreprise et les autres, avec sa source.",
    comparison,
  ),
  "client-case": section(
    "client-case",
    "Cas client",
    "Le récit d'un client : sa situation, sa demande, ce qui a été fait.",
    clientCase,
  ),
  "quote-call": section(
    "quote-call",
    "Appel au devis",
    "Le bloc de fin de page, avec le bouton vers la demande de devis.",
    quoteCallFields,
    OWN_BUTTON,
  ),
  "quote-form": section(
    "quote-form",
    "Formulaire de devis",
    "Le formulaire de devis, et ce que l'on voit une fois la demande envoyée.",
    quoteForm,
  ),
  "not-found": section(
    "not-found",
    "Page introuvable",
    "Ce que voit qui s'est trompé d'adresse ; pour la page 404 seulement.",
    notFound,
  ),
};

export type SectionType = keyof typeof sectionSchemas;

/** A section as its author wrote it. */
export type Section<T extends SectionType = SectionType> = {
  [K in T]: Static<(typeof sectionSchemas)[K]>;
}[T];

/** Any one section. Its `type` decides which keys it may have, and so which errors are reported. */
export const anySection = schemaOf<Section>({
  type: "object",
  title: "Section",
  description: "Une partie de la page. Son type décide des clés qu'elle peut avoir.",
  discriminator: { propertyName: "type" },
  oneOf: Object.values(sectionSchemas),
});

function section<const Name extends string, const Own extends Fields>(
  name: Name,
  title: string,
  description: string,
  own: Own,
  options?: ObjectOptions,
) {
  const type = typeKey("Type de section", name, `${title}. ${description}`);
  return strictObject(title, description, { type, "id?": anchor, ...own }, options);
}
