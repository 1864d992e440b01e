import type { Zone } from "@vitrine/schema/content/zone";
import type { Diagnostic } from "@vitrine/schema/diagnostics/diagnostic";
import { diagnose } from "../../1-load/diagnose.ts";
import { routeOfFile } from "../../1-load/page-address.ts";
import type { PlanInputs } from "../../plan-inputs.ts";
import { shinglesReader } from "../../store/source-rows.ts";
import type { Similarities, DoorwayLimits, SimilarPair } from "./compare-texts.ts";
import { jaccard, shingleSet } from "./shingles.ts";
import { sharedPassages, zoneFields } from "./zone-text.ts";

const PASSAGES_SHOWN = 3;
const PASSAGE_LENGTH = 90;

interface Nearest {
  readonly page: number;
  readonly similarity: number;
}

/**
 * The doorway guard: reports local pages that differ in little more than the town's name. Such pages are
 * worth nothing to a visitor, and search engines count them as spam (Google, spam policies, "doorway abuse").
 */
export function checkDoorways(
  inputs: PlanInputs,
  paths: readonly string[],
  { pairs, own: ownShares }: Similarities,
  limits: DoorwayLimits,
): Diagnostic[] {
  const count = paths.length;
  const pageAt = pageReader(inputs, paths);
  const nearest = nearestPages(count, pairs);
  const shares = new Map(ownShares);
  const diagnostics: Diagnostic[] = [];
  for (let i = 0; i < count; i++) {
    const own = shares.get(i) ?? 1;
    const near = nearest[i] ?? (own < limits.own ? mostSimilar(count, pageAt, i) : undefined);
    if (near === undefined || (near.similarity <= limits.similarity && own >= limits.own)) continue;
    if (near.page > i && nearest[near.page]?.page === i) continue;
    diagnostics.push(describe(pageAt(i), pageAt(near.page), near.similarity, own, limits));
  }
  return diagnostics;
}

/** A local page with its text, whole and field by field. */
type LocalPage = ReturnType<ReturnType<typeof pageReader>>;

function pageReader({ store, zoneFiles, environment }: PlanInputs, paths: readonly string[]) {
  const textOf = shinglesReader(store, paths);
  return (page: number) => {
    const path = paths[page] as string;
    return {
      file: zoneFiles.source(path),
      route: routeOfFile(path),
      text: textOf(page),
      fields: () => zoneFields(zoneFiles.read(path).data as Zone, environment.registry.placeWords()),
    };
  };
}

function nearestPages(count: number, pairs: readonly SimilarPair[]): readonly (Nearest | undefined)[] {
  const nearest: (Nearest | undefined)[] = Array.from({ length: count });
  for (const [i, j, similarity] of pairs) {
    if (similarity > (nearest[i]?.similarity ?? 0)) nearest[i] = { page: j, similarity };
    if (similarity > (nearest[j]?.similarity ?? 0)) nearest[j] = { page: i, similarity };
  }
  return nearest;
}

/** Compares with every page, since MinHash may miss a page with only a little in common. */
function mostSimilar(count: number, pageAt: (page: number) => LocalPage, i: number): Nearest | undefined {
  const setOf = (page: number) => shingleSet(pageAt(page).text);
  const own = setOf(i);
  let best: Nearest | undefined;
  for (let page = 0; page < count; page++) {
    const similarity = page === i ? 0 : jaccard(own, setOf(page));
    if (similarity > (best?.similarity ?? 0)) best = { page, similarity };
  }
  return best;
}

function describe(
  page: LocalPage,
  other: LocalPage,
  similarity: number,
  own: number,
  limits: DoorwayLimits,
): Diagnostic {
  const passages = sharedPassages(page.fields(), shingleSet(other.text));
  const [first] = passages;
  const [there] = sharedPassages(other.fields(), shingleSet(page.text));
  const shown = passages.slice(0, PASSAGES_SHOWN).map(({ text }) => `« ${shorten(text)} »`);
  const more = passages.length > PASSAGES_SHOWN ? ", …" : "";
  return diagnose(page.file, {
    code: "doorway-page",
    path: first?.path ?? ["intro"],
    ...(first && { part: first.text }),
    ...(similarity > limits.similarity
      ? {
          en: `This page is ${percent(similarity)} the same as "${other.route}", names of places aside; at most ${percent(limits.similarity)} may be.`,
          fr: `Cette page est à ${percent(similarity)} la même que « ${other.route} », noms de lieux mis à part ; ${percent(limits.similarity)} au plus sont permis.`,
        }
      : {
          en: `Only ${percent(own)} of this page's words are its own, at least ${percent(limits.own)} must be; the nearest page is "${other.route}".`,
          fr: `Seuls ${percent(own)} des mots de cette page lui sont propres ; il en faut ${percent(limits.own)} au moins. La page la plus proche est « ${other.route} ».`,
        }),
    hint: {
      en: `Say what is true only here. Shared: ${shown.join(", ")}${more}.`,
      fr: `Dites ce qui n’est vrai qu’ici. En commun : ${shown.join(", ")}${more}.`,
    },
    other: there && { file: other.file, path: there.path },
  });
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length <= PASSAGE_LENGTH ? plain : `${plain.slice(0, PASSAGE_LENGTH).replace(/\s\S*$/, "")}…`;
}
