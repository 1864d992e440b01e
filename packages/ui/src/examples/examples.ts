import type { SectionType } from "@vitrine/schema/sections";
import { examples as backdrop } from "../components/backdrop/backdrop.examples.tsx";
import { examples as breadcrumbs } from "../components/breadcrumbs/breadcrumbs.examples.tsx";
import { examples as buttonLink } from "../components/button-link/button-link.examples.tsx";
import { examples as consentLayer } from "../components/consent-layer/consent-layer.examples.tsx";
import { examples as departmentList } from "../components/department-list/department-list.examples.tsx";
import { examples as featureTiles } from "../components/feature-tiles/feature-tiles.examples.tsx";
import { examples as fold } from "../components/fold/fold.examples.tsx";
import { examples as linkedText } from "../components/linked-text/linked-text.examples.tsx";
import { examples as french } from "../components/french/french.examples.tsx";
import { examples as icon } from "../components/icon/icon.examples.tsx";
import { examples as island } from "../components/island/island.examples.tsx";
import { examples as logo } from "../components/logo/logo.examples.tsx";
import { examples as notifications } from "../components/notifications/notifications.examples.tsx";
import { examples as pageFrame } from "../components/page-frame/page-frame.examples.tsx";
import { examples as picture } from "../components/picture/picture.examples.tsx";
import { examples as quoteCall } from "../components/quote-call/quote-call.examples.tsx";
import { examples as rating } from "../components/rating/rating.examples.tsx";
import { examples as scrollRegion } from "../components/scroll-region/scroll-region.examples.tsx";
import { examples as siteFooter } from "../components/site-footer/site-footer.examples.tsx";
import { examples as siteHeader } from "../components/site-header/site-header.examples.tsx";
import { examples as siteMenus } from "../components/site-menus/site-menus.examples.tsx";
import { examples as stepList } from "../components/step-list/step-list.examples.tsx";
import { examples as terms } from "../components/terms/terms.examples.tsx";
import { examples as thankYou } from "../components/thank-you/thank-you.examples.tsx";
import { examples as tileMap } from "../components/tile-map/tile-map.examples.tsx";
import { examples as wipe } from "../components/wipe/wipe.examples.tsx";
import { examples as zoneDirectory } from "../components/zone-directory/zone-directory.examples.tsx";
import { examples as zoneFinder } from "../components/zone-finder/zone-finder.examples.tsx";
import { examples as hero } from "../sections/hero/hero.examples.tsx";
import { examples as keyFigures } from "../sections/key-figures/key-figures.examples.tsx";
import { examples as sectorGrid } from "../sections/sector-grid/sector-grid.examples.tsx";
import { examples as zoneFinderSection } from "../sections/zone-finder-section/zone-finder-section.examples.tsx";
import { examples as steps } from "../sections/steps/steps.examples.tsx";
import { examples as prose } from "../sections/prose/prose.examples.tsx";
import { examples as faq } from "../sections/faq/faq.examples.tsx";
import { examples as logoStrip } from "../sections/logo-strip/logo-strip.examples.tsx";
import { examples as video } from "../sections/video/video.examples.tsx";
import { examples as clientTestimonials } from "../sections/testimonials/client-testimonials.examples.tsx";
import { examples as teamTestimonials } from "../sections/testimonials/team-testimonials.examples.tsx";
import { examples as benefits } from "../sections/benefits/benefits.examples.tsx";
import { examples as services } from "../sections/services/services.examples.tsx";
import { examples as comparison } from "../sections/comparison/comparison.examples.tsx";
import { examples as clientCase } from "../sections/client-case/client-case.examples.tsx";
import { examples as quoteForm } from "../sections/quote-form-section/quote-form-section.examples.tsx";
import { examples as notFound } from "../sections/not-found/not-found.examples.tsx";
import { examples as section } from "../sections/section/section.examples.tsx";
import type { Examples } from "./example.ts";

export type { Examples };

/** Examples of every component, by its folder. */
export const componentExamples = {
  backdrop,
  breadcrumbs,
  "button-link": buttonLink,
  "consent-layer": consentLayer,
  "department-list": departmentList,
  "feature-tiles": featureTiles,
  fold,
  french,
  icon,
  island,
  "linked-text": linkedText,
  logo,
  notifications,
  "page-frame": pageFrame,
  picture,
  "quote-call": quoteCall,
  rating,
  "scroll-region": scrollRegion,
  "site-footer": siteFooter,
  "site-header": siteHeader,
  "site-menus": siteMenus,
  "step-list": stepList,
  terms,
  wipe,
  "thank-you": thankYou,
  "tile-map": tileMap,
  "zone-directory": zoneDirectory,
  "zone-finder": zoneFinder,
  section,
} as const satisfies Record<string, Examples>;

/** Examples of every section type; a type without examples does not compile. */
export const sectionExamples = {
  hero,
  "key-figures": keyFigures,
  "sector-grid": sectorGrid,
  "zone-finder": zoneFinderSection,
  steps,
  prose,
  faq,
  "logo-strip": logoStrip,
  video,
  "client-testimonials": clientTestimonials,
  "team-testimonials": teamTestimonials,
  benefits,
  services,
  comparison,
  "client-case": clientCase,
  "quote-call": quoteCall,
  "quote-form": quoteForm,
  "not-found": notFound,
} as const satisfies Record<SectionType, Examples>;
