import Type, { type Static, type TObject, type TProperties } from "typebox";
import { anchor } from "../content/page-head.ts";
import { quoteCall } from "../content/quote-call.ts";
import { benefits } from "./benefits.ts";
import { clientCase } from "./client-case.ts";
import { comparison } from "./comparison.ts";
import { faq } from "./faq.ts";
import { hero } from "./hero.ts";
import { keyFigures } from "./key-figures.ts";
import { logoStrip } from "./logo-strip.ts";
import { notFound } from "./not-found.ts";
import { prose } from "./prose.ts";
import { quoteForm } from "./quote-form.ts";
import { sectorGrid } from "./sector-grid.ts";
import { services } from "./services.ts";
import { steps } from "./steps.ts";
import { cleanerTestimonials, clientTestimonials } from "./testimonials.ts";
import { video } from "./video.ts";
import { zoneFinder } from "./zone-finder.ts";

/**
 * Every section type, by the name that a page's YAML uses. A type added here does not compile
 * until `@vitrine/ui` has a component of the same name in its own map.
 */
export const sectionSchemas = {
  hero: section("hero", "Ouverture de page", hero),
  "key-figures": section("key-figures", "Chiffres clés", keyFigures),
  "sector-grid": section("sector-grid", "Les secteurs", sectorGrid),
  "zone-finder": section("zone-finder", "Recherche d'une zone", zoneFinder),
  steps: section("steps", "Étapes numérotées", steps),
  prose: section("prose", "Texte suivi", prose),
  faq: section("faq", "Questions fréquentes", faq),
  "logo-strip": section("logo-strip", "Bande de logos", logoStrip),
  video: section("video", "Vidéo", video),
  "client-testimonials": section("client-testimonials", "Témoignages de clients", clientTestimonials),
  "cleaner-testimonials": section("cleaner-testimonials", "Témoignages de Hopers", cleanerTestimonials),
  benefits: section("benefits", "Avantages", benefits),
  services: section("services", "Prestations", services),
  comparison: section("comparison", "Comparaison", comparison),
  "client-case": section("client-case", "Cas client", clientCase),
  "quote-call": section("quote-call", "Appel au devis", quoteCall.properties),
  "quote-form": section("quote-form", "Formulaire de devis", quoteForm),
  "not-found": section("not-found", "Page introuvable", notFound),
};

export type SectionType = keyof typeof sectionSchemas;

/** A section as its author wrote it. */
export type Section<T extends SectionType = SectionType> = {
  [K in T]: Static<(typeof sectionSchemas)[K]>;
}[T];

/** Any one section; its `type` decides which keys it may have, and so which mistakes are reported. */
export const anySection = Type.Unsafe<Section>({
  type: "object",
  title: "Section",
  discriminator: { propertyName: "type" },
  oneOf: Object.values(sectionSchemas),
});

function section<const Name extends string, Properties extends TProperties>(
  name: Name,
  title: string,
  properties: Properties,
): TObject<{ type: ReturnType<typeof Type.Literal<Name>>; id: typeof anchor } & Properties> {
  return Type.Object(
    { type: Type.Literal(name, { title: "Type de section" }), id: anchor, ...properties },
    { title, additionalProperties: false },
  );
}
