import type { Zone } from "@vitrine/schema/content/zone";
import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import type { LoadedFile } from "../1-load/load-content.ts";
import { type Entry, validateFile } from "../2-validate/validate-content.ts";
import type { IsShown } from "../3-resolve/fill-text.ts";
import { namesIn } from "../3-resolve/names-in.ts";
import { withOpenGraphImage } from "../3-resolve/open-graph-image.ts";
import { resolveContext } from "../3-resolve/resolve-context.ts";
import { resolveZone, type ZoneDraft } from "../3-resolve/resolve-zone.ts";
import { checkPlaceholders } from "../4-check/check-placeholders.ts";
import { imagesIn } from "../4-check/check-pictures.ts";
import { checkEntryTexts } from "../4-check/check-texts.ts";
import { signatureOf } from "../4-check/doorways/min-hash.ts";
import { shingledText, zoneFields } from "../4-check/doorways/zone-text.ts";
import type { Surroundings } from "../3-resolve/zone-geography.ts";
import type { Commune } from "../registry/commune-registry.ts";
import { remember } from "../remember.ts";
import { shortHash } from "../registry/file-hash.ts";
import type { StoredDigest } from "./packed-digests.ts";
import type { ZoneBasis } from "./zone-basis.ts";
import type { ZoneDigest } from "./zone-digest.ts";

/** A local page's file, looked at by itself. */
export interface InspectedZone {
  readonly digest: ZoneDigest;
  /** Undefined for a file with a mistake. */
  readonly entry?: Entry<Zone>;
  /** The page without what stands around it; undefined where its commune is unknown too. */
  readonly draft?: ZoneDraft;
}

/** Looks at a local page's file: its form, its texts, the page that it makes. */
export function inspectZone(loaded: LoadedFile, basis: ZoneBasis): InspectedZone {
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
  );
}

/** The digest of a file with its hash; one that gave no bytes has none, and is always looked at again. */
export function digestOf(loaded: LoadedFile, basis: ZoneBasis): StoredDigest {
  const hash = loaded.bytes === undefined ? "" : shortHash(loaded.bytes);
  return { hash, digest: inspectZone(loaded, basis).digest };
}

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
];

const inspect = remember((loaded: LoadedFile, ...parts: Parts): InspectedZone => {
  const [site, words, pictures, photos, defaults, facts, registry, dictionary, drawing, release] = parts;
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
  const world = { site, words, pictures, photos, defaults, drawing };
  const draft = commune && draftZone(entry, commune, world, isInDigest);
  const own = shingledText(zoneFields(entry.data, registry.placeWords()));
  const { insee, main, neighbours } = entry.data;
  const page = draft?.page(NOWHERE);
  return {
    entry,
    ...(commune && { draft: lazily(() => draftZone(entry, commune, world).page) }),
    digest: {
      path,
      outline: { insee, ...(main && { main }), ...(neighbours && { neighbours }) },
      ...(page && {
        page: {
          title: page.head.title,
          description: page.head.description,
          ...(page.openGraphImage && { openGraphImage: page.openGraphImage }),
        },
      }),
      diagnostics: [
        ...placeholders,
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
export type DraftBasis = Omit<ZoneBasis, "facts" | "registry" | "dictionary" | "release">;

/** Of a local page's texts, those that its digest holds: its head's, and the one drawn in its Open Graph image. */
const isInDigest: IsShown = (path) =>
  path.length === 1 && /^(?:title|description|shortTitle|h1)$/.test(String(path[0]));

function lazily(make: () => ZoneDraft): ZoneDraft {
  let made: ZoneDraft | undefined;
  return (surroundings) => (made ??= make())(surroundings);
}

/** A local page, and what there is to report of its texts and pictures. */
export function draftZone(entry: Entry<Zone>, commune: Commune, basis: DraftBasis, isShown?: IsShown) {
  const { defaults, drawing, site } = basis;
  const { context, reported } = resolveContext(basis, isShown);
  const name = typeset(placeName(commune.name, commune.elides).name);
  const resolve = resolveZone(context, defaults, entry, { commune, name, route: `/${entry.slug}` });
  const page: ZoneDraft = (surroundings) => withOpenGraphImage(resolve(surroundings), site, drawing);
  return {
    page,
    diagnostics: reported.diagnostics,
    shared: reported.shared.map(({ issue }) => issue),
    mentions: reported.mentions,
  };
}
