import type { Zone } from "@vitrine/schema/content/zone";
import type { LoadedFile } from "../1-load/load-content.ts";
import { validateFile, type Entry, entryOf, type ZoneOutline } from "../2-validate/validate-content.ts";
import { checkPublication } from "../2-validate/unpublished-pages.ts";
import { namesIn } from "../3-resolve/texts/fill-text.ts";
import { pick } from "../pick.ts";
import { openResolver } from "../3-resolve/resolver.ts";
import { resolveZone, type ZoneTexts } from "../3-resolve/pages/resolve-zone.ts";
import { zonePage } from "../3-resolve/pages/zone-page.ts";
import { checkPlaceholders } from "../4-check/file/check-placeholders.ts";
import { linksIn } from "../4-check/site/links.ts";
import { imagesIn } from "../3-resolve/pictures/pictures.ts";
import { checkEntryTexts } from "../4-check/file/check-texts.ts";
import { checkZoneName } from "../4-check/file/check-zone-name.ts";
import { shingledText, zoneFields } from "../4-check/similarity/zone-text.ts";
import { NO_SURROUNDINGS } from "../3-resolve/places/zone-geography.ts";
import { shortHash } from "../files/short-hash.ts";
import type { InspectedSource } from "../store/source-rows.ts";
import type { PageContext } from "../3-resolve/page-context.ts";
import type { PageSource } from "./page-source.ts";

/** The findings of an earlier inspection by the rules of language. */
export type KnownLanguage = Pick<PageSource, "hash" | "language">;

/**
 * Inspects a local page's file by itself: its form, its texts and its page. If the file is the `known` one, its
 * language is not checked and its words are not compared again.
 */
export function inspectZone(
  loaded: LoadedFile,
  context: PageContext,
  known?: KnownLanguage,
): InspectedSource {
  const { registry, site } = context;
  const { path, text, data, bytes } = loaded;
  const source = {
    path,
    hash: bytes === undefined ? "" : shortHash(bytes),
    images: imagesIn(data),
    names: namesIn(text),
  };
  const wrong = (diagnostics: PageSource["diagnostics"]): InspectedSource => ({
    source: { ...source, diagnostics, links: [] },
    shingles: shingledText([]),
  });
  if (data === undefined) return wrong(loaded.diagnostics);
  const placeholders = checkPlaceholders(loaded);
  const findings = validateFile(loaded);
  const { problems, meant = data } = findings;
  if (!findings.isReadable) return wrong([...problems, ...placeholders]);

  const entry = entryOf(loaded, findings) as Entry<Zone>;
  const zone = entry.data;
  const commune = registry.byInsee(zone.insee);
  const resolver = openResolver(context);
  const { reported } = resolver;
  const texts = commune && resolveZone(resolver, entry, commune);
  const page = texts && zonePage(loaded, texts, NO_SURROUNDINGS, context);
  const knownLanguage = known?.hash === source.hash ? known.language : undefined;
  const branch = site.business.branches?.find(({ id }) => id === zone.branch);
  const contact = { ...site.contact, phone: branch?.phone ?? site.contact.phone };
  const knowledge = { ...context, contact, commune };
  const { language, facts } = checkEntryTexts(entry, "zone", knowledge, knownLanguage);
  return {
    texts,
    shingles: knownLanguage === undefined ? shingledText(zoneFields(zone, registry.placeWords())) : undefined,
    source: {
      ...source,
      ...(meant !== data && { images: imagesIn(meant) }),
      outline: outlineOf(zone, texts),
      ...(page && { head: pick(page.head, "title", "description"), ...pick(page, "openGraphImage") }),
      diagnostics: [
        ...problems,
        ...placeholders,
        ...checkZoneName(entry, commune, registry),
        ...checkPublication(loaded),
        ...reported,
        ...language,
        ...facts,
      ],
      language,
      links: linksIn("zone", zone),
    },
  };
}

/** The part of a local page that other pages and the rules of the whole site read. */
const outlineOf = (zone: Zone, texts: ZoneTexts | undefined): ZoneOutline => ({
  ...pick(zone, "insee", "main", "neighbours", "draft", "publish", "expires", "formerly"),
  ...(texts?.unfinished && { unfinished: true }),
});
