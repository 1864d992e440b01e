import type { Zone } from "@vitrine/schema/content/zone";
import type { LoadedFile } from "../1-load/load-content.ts";
import { type Entry, validateFile, type ZoneOutline } from "../2-validate/validate-content.ts";
import { checkPublication } from "../2-validate/held-pages.ts";
import { namesIn } from "../3-resolve/texts/fill-text.ts";
import { hasPlaceholder } from "../3-resolve/texts/map-values.ts";
import { shownName } from "../3-resolve/texts/vocabulary.ts";
import { resolveContext } from "../3-resolve/resolve-context.ts";
import { resolveZone, type ZoneTexts } from "../3-resolve/pages/resolve-zone.ts";
import { type ZoneDraft, zoneDraft } from "../3-resolve/pages/zone-page.ts";
import { checkPlaceholders } from "../4-check/file/check-placeholders.ts";
import { mayHoldLinks } from "@vitrine/schema/text-links";
import { linksInTexts, routesIn } from "../4-check/site/check-links.ts";
import { imagesIn } from "../4-check/site/check-media.ts";
import { checkEntryTexts } from "../4-check/file/check-texts.ts";
import { checkZoneName } from "../4-check/file/check-zone-name.ts";
import { sketchOf } from "../4-check/similarity/min-hash.ts";
import { shingledText, zoneFields } from "../4-check/similarity/zone-text.ts";
import { NOWHERE } from "../3-resolve/places/zone-geography.ts";
import type { Commune } from "../communes/commune-registry.ts";
import { shortHash } from "../store/file-hash.ts";
import type { InspectedSource } from "../store/source-rows.ts";
import type { PageContext } from "../3-resolve/page-context.ts";
import type { PageSource } from "./page-source.ts";

/** A local page's file, inspected by itself. */
export interface InspectedZone extends InspectedSource {
  /** Undefined for a file with a mistake. */
  readonly entry?: Entry<Zone>;
  /** The page without its surroundings; undefined for a mistake or an unknown commune. */
  readonly draft?: ZoneDraft;
}

/** Inspects a local page's file: its form, its texts and its page. */
export function inspectZone(loaded: LoadedFile, context: PageContext): InspectedZone {
  const { facts, registry, dictionary } = context;
  const { contact } = context.site;
  const { path, text, data, bytes } = loaded;
  const hash = bytes === undefined ? "" : shortHash(bytes);
  const wrong = (diagnostics: PageSource["diagnostics"]): InspectedZone => ({
    source: {
      path,
      hash,
      diagnostics,
      shared: [],
      mentions: [],
      images: imagesIn(data),
      names: namesIn(text),
      links: [],
    },
    texts: undefined,
    compared: { text: EMPTY, sketch: sketchOf(EMPTY) },
  });
  if (data === undefined) return wrong(loaded.diagnostics);
  const placeholders = checkPlaceholders(loaded);
  const { entry: found, problems } = validateFile(loaded, "zone");
  if (problems.length > 0) return wrong([...problems, ...placeholders]);

  const entry = found as Entry<Zone>;
  const commune = registry.byInsee(entry.data.insee);
  const draft = commune && draftZone(entry, commune, context);
  const own = shingledText(zoneFields(entry.data, registry.placeWords()));
  const page = draft?.page(NOWHERE);
  return {
    entry,
    ...(draft && { draft: draft.page }),
    texts: draft?.texts,
    compared: { text: own, sketch: sketchOf(own) },
    source: {
      path,
      hash,
      insee: entry.data.insee,
      outline: outlineOf(entry.data, draft?.texts),
      ...(page && {
        title: page.head.title,
        description: page.head.description,
        ...(page.openGraphImage && { openGraphImage: page.openGraphImage }),
      }),
      diagnostics: [
        ...placeholders,
        ...checkZoneName(entry, commune),
        ...checkPublication(loaded),
        ...(draft?.diagnostics ?? []),
        ...checkEntryTexts(entry, "zone", { facts, contact, registry, dictionary }),
      ],
      shared: draft?.shared ?? [],
      mentions: draft?.mentions ?? [],
      images: imagesIn(entry.data),
      names: namesIn(text),
      links: [...routesIn(entry.data, []), ...(mayHoldLinks(text) ? linksInTexts("zone", entry.data) : [])],
    },
  };
}

/** The part of a local page that the whole set reads. */
const outlineOf = (
  { insee, main, neighbours, draft, publish, expires, formerly }: Zone,
  texts: ZoneTexts | undefined,
): ZoneOutline => ({
  insee,
  ...(main && { main }),
  ...(neighbours && { neighbours }),
  ...(draft && { draft }),
  ...(publish && { publish }),
  ...(expires && { expires }),
  ...(formerly && { formerly }),
  ...(hasPlaceholder(texts) && { unfinished: true }),
});

const EMPTY = new Uint32Array();

/** Drafts a local page and collects the issues of its texts and pictures. */
function draftZone(entry: Entry<Zone>, commune: Commune, pageContext: PageContext) {
  const context = resolveContext(pageContext);
  const { reported } = context;
  const texts = resolveZone(context, pageContext.files.zoneDefaults, entry, commune);
  const place = { commune, name: shownName(commune), route: `/${entry.slug}` };
  return {
    texts,
    page: zoneDraft(entry.file, texts, place, pageContext),
    diagnostics: reported.diagnostics,
    shared: reported.shared.map(({ issue }) => issue),
    mentions: reported.mentions,
  };
}
