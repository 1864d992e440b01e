import type { Zone } from "@vitrine/schema/content/zone";
import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import type { SourceText } from "../1-load/source-file.ts";
import type { LoadedFile } from "../1-load/load-content.ts";
import { type Entry, validateFile } from "../2-validate/validate-content.ts";
import type { IsShown } from "../3-resolve/fill-text.ts";
import { namesIn } from "../3-resolve/names-in.ts";
import { withOpenGraphImage } from "../3-resolve/open-graph-image.ts";
import { resolveContext } from "../3-resolve/resolve-context.ts";
import { resolveZone, type ZoneDraft, zonePage, type ZoneTexts } from "../3-resolve/resolve-zone.ts";
import { checkPlaceholders } from "../4-check/check-placeholders.ts";
import { imagesIn } from "../4-check/check-pictures.ts";
import { checkEntryTexts } from "../4-check/check-texts.ts";
import { checkNeighbours, checkZoneName } from "../4-check/check-zone-name.ts";
import { signatureOf } from "../4-check/doorways/min-hash.ts";
import { shingledText, zoneFields } from "../4-check/doorways/zone-text.ts";
import type { Surroundings } from "../3-resolve/zone-geography.ts";
import type { Commune } from "../registry/commune-registry.ts";
import { remember } from "../remember.ts";
import { shortHash } from "../registry/file-hash.ts";
import type { StoredDigest } from "./packed-digests.ts";
import type { ZoneBasis } from "./zone-basis.ts";
import type { ZoneDigest } from "./zone-digest.ts";
import { outlineOf } from "./scan-outline.ts";
import type { ZoneJob } from "./zone-pages.ts";

/** A local page's file, looked at by itself. */
export interface InspectedZone {
  readonly digest: ZoneDigest;
  /** Undefined for a file with a mistake. */
  readonly entry?: Entry<Zone>;
  /** The page without what stands around it; undefined where its commune is unknown too. */
  readonly draft?: ZoneDraft;
  /** What that page is made of. */
  readonly texts?: ZoneTexts;
}

/**
 * Looks at a local page's file: its form, its texts, the page that it makes. Of these texts only the shown ones need
 * be typeset.
 */
export function inspectZone(loaded: LoadedFile, basis: ZoneBasis, isShown?: IsShown): InspectedZone {
  const { site, words, pictures, photos, defaults, facts, registry, dictionary, drawing, release } = basis;
  return inspect(
    loaded,
    site,
    words,
    pictures,
    photos,
    defaults,
    facts,
    registry,
    dictionary,
    drawing,
    release,
    isShown,
  );
}

/** The digest of a file with its hash; one that gave no bytes has none, and is always looked at again. */
export function digestOf(loaded: LoadedFile, basis: ZoneBasis): StoredDigest {
  return { hash: hashOf(loaded), digest: inspectZone(loaded, basis, isInDigest).digest };
}

/** The same, with the texts that the page is made of, where it is made of any. */
export function draftOf(loaded: LoadedFile, basis: ZoneBasis): StoredDigest & Pick<InspectedZone, "texts"> {
  const { digest, texts } = inspectZone(loaded, basis);
  return { hash: hashOf(loaded), digest, ...(texts && { texts }) };
}

const hashOf = ({ bytes }: LoadedFile) => (bytes === undefined ? "" : shortHash(bytes));

/** The parts one by one: they are compared by identity. */
type Parts = [
  ZoneBasis["site"],
  ZoneBasis["words"],
  ZoneBasis["pictures"],
  ZoneBasis["photos"],
  ZoneBasis["defaults"],
  ZoneBasis["facts"],
  ZoneBasis["registry"],
  ZoneBasis["dictionary"],
  ZoneBasis["drawing"],
  boolean,
  IsShown | undefined,
];

const inspect = remember((loaded: LoadedFile, ...parts: Parts): InspectedZone => {
  const [site, words, pictures, photos, defaults, facts, registry, dictionary, drawing, release, isShown] =
    parts;
  const { path, file, text } = loaded;
  const wrong = (diagnostics: ZoneDigest["diagnostics"]): InspectedZone => ({
    digest: {
      path,
      diagnostics,
      shared: [],
      mentions: [],
      images: file === undefined ? [] : imagesIn(file.data),
      names: namesIn(text),
      text: new Uint32Array(),
      signature: undefined,
    },
  });
  if (file === undefined) return wrong(loaded.diagnostics);
  const placeholders = checkPlaceholders(file, release);
  const { entry: found, problems } = validateFile(file, "zone");
  if (problems.length > 0) return wrong([...problems, ...placeholders]);

  const entry = found as Entry<Zone>;
  const commune = registry.byInsee(entry.data.insee);
  const draftBasis = { site, words, pictures, photos, defaults, drawing };
  const draft = commune && draftZone(entry, commune, draftBasis, isShown);
  const own = shingledText(zoneFields(entry.data, registry.placeWords()));
  const page = draft?.page(NOWHERE);
  return {
    entry,
    ...(draft && { draft: draft.page, texts: draft.texts }),
    digest: {
      path,
      outline: outlineOf(entry.data),
      ...(page && {
        page: {
          title: page.head.title,
          description: page.head.description,
          ...(page.openGraphImage && { openGraphImage: page.openGraphImage }),
        },
      }),
      diagnostics: [
        ...placeholders,
        ...(commune === undefined ? [] : checkZoneName(entry, commune)),
        ...checkNeighbours(entry),
        ...(draft?.diagnostics ?? []),
        ...checkEntryTexts(entry, "zone", { facts, registry, dictionary }),
      ],
      shared: draft?.shared ?? [],
      mentions: draft?.mentions ?? [],
      images: imagesIn(entry.data),
      names: namesIn(text),
      text: own,
      signature: signatureOf(own),
    },
  };
});

/** Stands in for what stands around a page where only its own words are asked for. */
const NOWHERE: Surroundings = { neighbours: [], department: undefined, tiles: undefined };

/** What a local page is made of. */
type DraftBasis = Omit<ZoneBasis, "facts" | "registry" | "dictionary" | "release">;

/** Of a local page's texts, those that its digest holds: its head's, and the one drawn in its Open Graph image. */
const isInDigest: IsShown = (path) => path.length === 1 && IN_DIGEST.has(path[0]);
const IN_DIGEST: ReadonlySet<unknown> = new Set(["title", "description", "shortTitle", "h1"]);

/** A local page, and what there is to report of its texts and pictures. */
function draftZone(entry: Entry<Zone>, commune: Commune, basis: DraftBasis, isShown?: IsShown) {
  const { context, reported } = resolveContext(basis, isShown);
  const texts = resolveZone(context, basis.defaults, entry, commune);
  const name = typeset(placeName(commune.name, commune.elides).name);
  const place = { commune, name, route: `/${entry.slug}` };
  return {
    texts,
    page: zoneDraft(entry.file, texts, place, basis),
    diagnostics: reported.diagnostics,
    shared: reported.shared.map(({ issue }) => issue),
    mentions: reported.mentions,
  };
}

/** A local page by its texts. */
export function zoneDraft(
  file: SourceText,
  texts: ZoneTexts,
  place: ZoneJob["place"],
  { site, drawing }: Pick<DraftBasis, "site" | "drawing">,
): ZoneDraft {
  return (surroundings) =>
    withOpenGraphImage(zonePage(site, file, texts, place, surroundings), site, drawing);
}
