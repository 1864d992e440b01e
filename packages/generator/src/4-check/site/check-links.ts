import { formatDate } from "@vitrine/french/format-date";
import { type ContentKind, contentKinds } from "@vitrine/schema/content-kinds";
import { type ContentIssue, type ContentPath, messageOf } from "@vitrine/schema/diagnostics/diagnostic";
import { listed, type Words } from "@vitrine/schema/diagnostics/words";
import type { Page } from "@vitrine/schema/content/page";
import { LINKS_KEYWORD } from "@vitrine/schema/fields";
import {
  isOutsideName,
  linksInText,
  OUTSIDE_NAME,
  OUTSIDE_NAMES,
  outsideAddress,
} from "@vitrine/schema/text-links";
import { suggest, suggestNearest } from "@vitrine/schema/did-you-mean";
import { routeOfFile } from "../../1-load/page-address.ts";
import type { SourceText } from "../../1-load/source-file.ts";
import { whyUnpublished } from "../../2-validate/unpublished-pages.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import { mapTexts } from "../../3-resolve/texts/map-texts.ts";
import { stringsIn } from "../../3-resolve/texts/strings-in.ts";
import { HOME_CRUMB } from "../../3-resolve/head/page-head.ts";
import { dayOf } from "../../day-of.ts";
import { pick } from "../../pick.ts";
import { type FileIssue, placeIn, type SiteRule, type WholeContent } from "./site-rule.ts";

/** An address in a file, and its place there. */
export interface Link {
  readonly route: string;
  readonly path: ContentPath;
  /** The link as it is typed, if it stands in a text. */
  readonly part?: string;
}

/** An address with the file that it stands in. */
interface PlacedLink extends Link {
  readonly file: SourceText;
}

/** The words for a target that is wrong. */
type WrongTarget = Words & Pick<ContentIssue, "hint">;

/**
 * Every address that site.yaml or a section points to is a page or a document. The home page and the page for unknown
 * addresses are there. Every page that search engines may list is linked from another one. No link outlives its page.
 */
export const checkLinks: SiteRule = function* (whole) {
  const { content, routes, documents, local, fileAt } = whole;
  const { site, brokenPages } = content;
  if (site === undefined || brokenPages.anyRoute) return;
  const isKnown = (target: string) => {
    const [route = ""] = target.split("#");
    if (outsideAddress(site.data, target) !== undefined) return true;
    return [routes, documents, brokenPages.routes].some((known) => known.has(route)) || target === CONTACT;
  };
  for (const { route, code } of NEEDED)
    if (!isKnown(route)) yield { code, ...placeIn(site.file, "url"), ...messageOf(code) };
  const links = [
    ...linksOf(content),
    ...local.flatMap(({ path, links: own }) => own.map((link) => ({ ...link, file: fileAt(path) }))),
  ];
  for (const { route, ...place } of links) {
    if (isTimely({ route, ...place }, whole)) continue;
    // A key for a name takes no page.
    const broken = () =>
      place.part === undefined && outsideName.test(route)
        ? brokenName(route, content)
        : brokenTarget(route, whole);
    const problem = isKnown(route) ? lostAnchor(route, content) : broken();
    if (problem !== undefined) yield { code: "broken-link", ...place, ...problem };
  }
  yield* orphans(content, links);
  yield* expiring(whole, links);
};

/** The notice of site.yaml in which a link stands. */
const noticeOf = ({ file, path: [key, index] }: PlacedLink, { site }: ValidContent) =>
  file === site?.file && key === "notices" ? site.data.notices?.[Number(index)] : undefined;

/** True for a link in a past notice, or to an unpublished page that is shown whenever its notice is, from today on. */
function isTimely(link: PlacedLink, { content, now }: WholeContent): boolean {
  const { from, to } = noticeOf(link, content) ?? {};
  if (from === undefined || to === undefined) return false;
  const today = dayOf(now);
  if (to < today) return true;
  const away = content.unpublished.get(link.route.replace(/#.*/, ""));
  const isShown = (day: string) => whyUnpublished(away?.data, { today: day, drafts: false }) === undefined;
  return away !== undefined && [from < today ? today : from, to].every(isShown);
}

/** Says why nothing is at the target of a link. */
export function brokenTarget(
  target: string,
  { content, routes, documents, redirects }: WholeContent,
): WrongTarget {
  const { unpublished, brokenPages } = content;
  const route = target.replace(/#.*/, "");
  const away = unpublished.get(route);
  if (away !== undefined)
    return {
      en: `The page "${target}" is not shown today (${away.path}).`,
      fr: `La page « ${target} » n’est pas montrée aujourd’hui (${away.path}).`,
      hint: {
        en: "Remove the link for as long, or change draft, publish or expires in that file.",
        fr: "Retirez le lien d’ici là, ou changez draft, publish ou expires dans ce fichier.",
      },
    };
  if (isOutsideName(target)) return brokenName(target, content);
  const now = redirects.moved.get(route);
  const message =
    outsideName.test(target) || ABROAD.test(target)
      ? {
          en: `"${target}" is neither a page nor an address for links in site.yaml.`,
          fr: `« ${target} » n’est ni une page ni, dans site.yaml, une adresse pour les liens.`,
        }
      : {
          en: `There is no page at "${target}".`,
          fr: `Il n’y a pas de page à l’adresse « ${target} ».`,
        };
  if (now !== undefined)
    return {
      ...message,
      hint: { en: `It is at "${now}" now.`, fr: `Elle est maintenant à l’adresse « ${now} ».` },
    };
  const known = [
    ...[...routes].filter((other) => other !== NOT_FOUND).sort(),
    ...brokenPages.routes,
    ...documents,
    ...(target.startsWith("/") ? [] : namesOf(content)),
  ];
  const [scheme] = ABROAD.exec(target) ?? [];
  const abroad = scheme?.startsWith("http") === true ? NAMED : AS_IT_IS;
  return { ...message, hint: scheme === undefined ? suggestNearest(target, known) : abroad };
}

/** The beginning of an address with a host, an e-mail address or a telephone number. */
const ABROAD = /^(?:https?|mailto|tel):/i;

/** Names of outside addresses that a link may have: those to which site.yaml gives one. */
const namesOf = ({ site }: ValidContent) =>
  [...OUTSIDE_NAMES, ...Object.keys(site?.data.links ?? {})].filter(
    (name) => site !== undefined && outsideAddress(site.data, name) !== undefined,
  );

/** Says that site.yaml lacks an address. Links can't lead to some that it has, such as that of the webhook. */
function brokenName(name: string, content: ValidContent): WrongTarget {
  if (!isOutsideName(name))
    return {
      en: `site.yaml has no address for links named "${name}".`,
      fr: `site.yaml n’a pas, pour les liens, d’adresse nommée « ${name} ».`,
      hint: suggest(name, namesOf(content)),
    };
  return {
    en: `site.yaml has no address "${name}".`,
    fr: `site.yaml n’a pas d’adresse « ${name} ».`,
    hint: {
      en: `Add ${name} to addresses in site.yaml, or to networks as an icon; or remove the link.`,
      fr: `Ajoutez ${name} à addresses dans site.yaml, ou à networks comme icon ; ou retirez le lien.`,
    },
  };
}

const NAMED = {
  en: "Give it a name under links in site.yaml, and write [words](name). Without brackets, an address written in full becomes a link.",
  fr: "Donnez-lui un nom sous links dans site.yaml, et écrivez [mots](nom). Sans crochets, une adresse écrite en entier devient un lien.",
};

const AS_IT_IS = {
  en: "Leave out the brackets: the site's own e-mail address, and ${téléphone}, become links by themselves.",
  fr: "Retirez les crochets : l’adresse e-mail du site et ${téléphone} deviennent des liens d’eux-mêmes.",
};

/** Reports a part that its page does not have; the footer is the part `contact` of all pages. */
function lostAnchor(target: string, { pages }: ValidContent): WrongTarget | undefined {
  const [route = "", anchor] = target.split("#");
  const page = anchor === undefined ? undefined : pages.find(({ data }) => data.route === route);
  if (anchor === undefined || page === undefined || anchor === "contact") return undefined;
  const anchors = page.data.sections.flatMap(({ id }) => id ?? []);
  if (anchors.includes(anchor)) return undefined;
  return {
    en: `The page "${route}" has no section with the anchor "${anchor}".`,
    fr: `La page « ${route} » n’a pas de section dont l’ancre soit « ${anchor} ».`,
    hint: suggest(anchor, anchors) ?? { en: `Give the section an id.`, fr: "Donnez un id à la section." },
  };
}

/** The foot of every page, to which any entry may lead. */
const CONTACT = "#contact";

/** The links of all files but local pages. */
function linksOf({ site, byKind }: ValidContent): PlacedLink[] {
  const { quote, rating, recruitment } = site?.data ?? {};
  const named: Link[] = [
    ...(quote === undefined ? [] : [{ route: quote.privacy, path: ["quote", "privacy"] }]),
    ...(rating?.link === undefined ? [] : [{ route: "maps", path: ["rating", "link"] }]),
    ...(recruitment === undefined ? [] : [{ route: "recruitment", path: ["recruitment"] }]),
  ];
  return [...byKind].flatMap(([kind, entries]) =>
    entries.flatMap(({ file, data }) => {
      // A page's own route is no link.
      const routed = kind === "page" ? pick(data as Page, "sections") : data;
      const links = [...routesIn(routed), ...linksInTexts(kind, data), ...(kind === "site" ? named : [])];
      return links.map((link) => ({ ...link, file }));
    }),
  );
}

/** True if a menu, the footer or a section lists all sectors. */
const listsSectors = ({ site, pages }: ValidContent) =>
  [...Object.values(site?.data.nav ?? {}), ...(site?.data.footer.columns ?? [])].some(
    ({ collection }) => collection === "sectors",
  ) || pages.some(({ data }) => data.sections.some(({ type }) => type === "sector-grid"));

/** Pages that are shown until a day, and to which links lead that are shown on the next one. */
function* expiring(
  { content, local, fileAt }: WholeContent,
  links: readonly PlacedLink[],
): Generator<FileIssue> {
  const { pages, sectors, legal } = content;
  const shown = [
    ...pages.map(({ file, data }) => ({ file, route: data.route, day: data.expires })),
    ...[...sectors, ...legal].map(({ file, slug, data }) => ({ file, route: `/${slug}`, day: data.expires })),
    // There may be 35,000 local pages, and few that go.
    ...local.flatMap(({ path, outline: { expires: day } = {} }) =>
      day === undefined ? [] : [{ file: fileAt(path), route: routeOfFile(path), day }],
    ),
  ];
  const lastDays = new Map(shown.map(({ file, day }) => [file.path, day]));
  const byRoute = Map.groupBy(links, (link) => link.route.replace(/#.*/, ""));
  for (const { file, route, day } of shown) {
    if (day === undefined) continue;
    const leading = (byRoute.get(route) ?? []).filter((link) => {
      const last = noticeOf(link, content)?.to ?? lastDays.get(link.file.path);
      return link.file.path !== file.path && (last === undefined || last > day);
    });
    if (leading.length === 0) continue;
    const from = listed([...new Set(leading.map((link) => link.file.path))], MAX_FILES);
    yield {
      code: "links-to-expiring-page",
      ...placeIn(file, "expires"),
      en: `Links lead to "${route}" from ${from}, and it is not shown after ${day}.`,
      fr: `Des liens mènent à « ${route} » depuis ${from}, et cette page n’est plus montrée après le ${formatDate(day)}.`,
    };
  }
}

/** The most files that a message lists. */
const MAX_FILES = 4;

/** Pages that visitors can't find. The page of all zones lists the local pages. */
function* orphans(content: ValidContent, links: readonly PlacedLink[]): Generator<FileIssue> {
  const { site, pages, legal, areSharedFilesValid, brokenPages, unpublished } = content;
  // A file with a mistake, or one that is unpublished, may hold the link.
  if (!areSharedFilesValid || brokenPages.routes.size + unpublished.size > 0) return;
  const findable = [
    ...pages
      .filter(({ data }) => data.indexed !== false)
      .map(({ file, data }) => ({ file, route: data.route, path: ["route"] })),
    ...[...legal, ...(listsSectors(content) ? [] : content.sectors)].map(({ file, slug }) => ({
      file,
      route: `/${slug}`,
      path: ["title"],
    })),
  ];
  const own = new Map(findable.map(({ file, route }) => [file.path, route]));
  const reached = new Set<string>(NEEDED.map(({ route }) => route));
  // With an address outside, the buttons no longer lead to the form's page.
  const hasButtons = site?.data.quote.address === undefined;
  for (const { route, file, path } of links)
    if (own.get(file.path) !== route && (hasButtons || path.join(".") !== "quote.route"))
      reached.add(route.replace(/#.*/, ""));
  for (const { route, ...place } of findable)
    if (!reached.has(route))
      yield {
        code: "orphan-page",
        ...place,
        en: `No page leads to "${route}".`,
        fr: `Aucune page ne mène à « ${route} ».`,
      };
}

/** The page for unknown addresses. */
const NOT_FOUND = "/404";

/** Pages that every site must have. */
const NEEDED = [
  { route: HOME_CRUMB.route, code: "missing-home" },
  { route: NOT_FOUND, code: "missing-not-found" },
] as const;

/** The links inside the texts of a file. */
export function linksInTexts(kind: ContentKind, data: unknown): Link[] {
  const links: Link[] = [];
  mapTexts(contentKinds[kind].schema, data, (text, path, schema) => {
    if (schema[LINKS_KEYWORD] === true)
      for (const { target, typed } of linksInText(text)) links.push({ route: target, path, part: typed });
    return text;
  });
  return links;
}

const outsideName = new RegExp(OUTSIDE_NAME);

const LINK_KEYS: ReadonlySet<string> = new Set(["route", "target"]);

/** Finds every `route`, `target` and named `address` at any depth, so that new sections are included. */
export const routesIn = (data: unknown): Link[] =>
  stringsIn(data, (key, text) => LINK_KEYS.has(key) || (key === "address" && outsideName.test(text))).map(
    ({ text: route, path }) => ({ route, path }),
  );
