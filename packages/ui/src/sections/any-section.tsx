import type { ComponentType } from "react";
import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import type { Breadcrumbs, ResolvedSection } from "@vitrine/schema/page-props";
import type { SectionType } from "@vitrine/schema/sections";
import { QuoteCall } from "../components/quote-call/quote-call.tsx";
import { Benefits } from "./benefits/benefits.tsx";
import { ClientCase } from "./client-case/client-case.tsx";
import { Comparison } from "./comparison/comparison.tsx";
import { Events } from "./events/events.tsx";
import { Faq } from "./faq/faq.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { Hero } from "./hero/hero.tsx";
import { KeyFigures } from "./key-figures/key-figures.tsx";
import { LogoStrip } from "./logo-strip/logo-strip.tsx";
import { NotFound } from "./not-found/not-found.tsx";
import { Prices } from "./prices/prices.tsx";
import { Prose } from "./prose/prose.tsx";
import { QuoteFormSection } from "./quote-form-section/quote-form-section.tsx";
import { SectorGrid } from "./sector-grid/sector-grid.tsx";
import { Services } from "./services/services.tsx";
import { Steps } from "./steps/steps.tsx";
import { Team } from "./team/team.tsx";
import { TeamTestimonials, ClientTestimonials } from "./testimonials/testimonials.tsx";
import { Video } from "./video/video.tsx";
import { Visit } from "./visit/visit.tsx";
import { ZoneFinderSection } from "./zone-finder-section/zone-finder-section.tsx";

interface Surroundings {
  /** The breadcrumbs of the section's page. */
  readonly trail: Breadcrumbs;
  /** The page's main picture. */
  readonly main?: ResolvedPicture | undefined;
}

type SectionProps<T extends SectionType> = ResolvedSection<T> & Surroundings;

/** The component of every section type; a type without one does not compile. */
const components = {
  hero: Hero,
  "key-figures": KeyFigures,
  "sector-grid": SectorGrid,
  "zone-finder": ZoneFinderSection,
  steps: Steps,
  prose: Prose,
  faq: Faq,
  "logo-strip": LogoStrip,
  video: Video,
  "client-testimonials": ClientTestimonials,
  "team-testimonials": TeamTestimonials,
  team: Team,
  benefits: Benefits,
  services: Services,
  gallery: Gallery,
  prices: Prices,
  events: Events,
  visit: Visit,
  comparison: Comparison,
  "client-case": ClientCase,
  "quote-call": QuoteCall,
  "quote-form": QuoteFormSection,
  "not-found": NotFound,
} satisfies { [T in SectionType]: ComponentType<SectionProps<T>> };

/** Shows a section with the component of its type. */
export function AnySection(section: SectionProps<SectionType>) {
  const Component = components[section.type] as ComponentType<typeof section>;
  return <Component {...section} />;
}
