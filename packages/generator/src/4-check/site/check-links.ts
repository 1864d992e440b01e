import type { ContentIssue } from "@vitrine/schema/diagnostics/diagnostic";
import { sentences, type Words } from "@vitrine/schema/diagnostics/words";
import { isBuiltInAddress, BUILT_IN_ADDRESSES, outsideAddress } from "@vitrine/schema/text-links";
import { didYouMean, fileMeant, meant, suggest, suggestNearest } from "@vitrine/schema/did-you-mean";
import { NOT_FOUND } from "../../1-load/page-address.ts";
import { whyUnpublished } from "../../2-validate/unpublished-pages.ts";
import type { ValidContent } from "../../2-validate/validate-content.ts";
import { dayOf } from "../../day-of.ts";
import { expiring, NEEDED, orphans } from "./check-reach.ts";
import { isOutsideName, linksOf, noticeOf, pageOf, type PlacedLink } from "./links.ts";
import { issue, placeIn, type SiteRule, type WholeContent } from "./site-rule.ts";

/** The words for a target that is wrong. */
type WrongTarget = Words & Pick<ContentIssue, "hint">;

/**
 * Every address that site.yaml or a section points to is a page or a document. The home page and the page for unknown
 * addresses are there. Every page that search engines may list is linked from another one. No link outlives its page.
 */
export const checkLinks: SiteRule = function* (whole) {
  const { content, pages, routes, documents, local, fileAt } = whole;
  const { site, brokenPages } = content;
  if (site === undefined) return;
  // One of two pages at an address belongs to another, which nobody knows: any link to a page may lead there.
  const isOneLost = brokenPages.anyRoute || pages.some(({ route }, i) => route === pages[i - 1]?.route);
  const isKnown = (target: string) => {
    const route = pageOf(target);
    if (outsideAddress(site.data, target) !== undefined || (isOneLost && PAGE.test(target))) return true;
    return routes.has(route) || documents.has(route) || brokenPages.routes.has(route) || target === CONTACT;
  };
  for (const { route, code } of NEEDED) if (!isKnown(route)) yield issue(code, placeIn(site.file, "url"));
  const links = [
    ...linksOf(content),
    ...local.flatMap(({ path, links: own }) => own.map((link) => ({ ...link, file: fileAt(path) }))),
  ];
  for (const link of links) {
    if (isTimely(link, whole)) continue;
    const problem = isKnown(link.route) ? lostAnchor(link.route, content) : brokenLink(link, whole);
    if (problem !== undefined) yield issue("broken-link", link, problem);
  }
  if (!isOneLost) yield* orphans(content, links);
  yield* expiring(whole, links);
};

/** The form of a page's address, unlike those of documents and names. */
const PAGE = /^\/(?!documents\/)/;

/** True for a link in a past notice, or to an unpublished page that is shown whenever its notice is, from today on. */
function isTimely(link: PlacedLink, { content, now }: WholeContent): boolean {
  const { from, to } = noticeOf(link, content) ?? {};
  if (from === undefined || to === undefined) return false;
  const today = dayOf(now);
  if (to < today) return true;
  const away = content.unpublished.get(pageOf(link.route));
  const isShown = (day: string) => whyUnpublished(away?.data, { today: day, drafts: false }) === undefined;
  return away !== undefined && [from < today ? today : from, to].every(isShown);
}

/** Says why a link leads nowhere. A key for a name takes no page, but the target of a button does. */
const brokenLink = ({ route, file, path, part }: PlacedLink, whole: WholeContent) =>
  part === undefined && isOutsideName(route) && path.at(-1) !== "target"
    ? brokenName(route, whole.content)
    : brokenTarget(route, whole, file);

/** Says why nothing is at the target of a link in a file. */
export function brokenTarget(
  target: string,
  { content, routes, documents, redirects }: WholeContent,
  from: PlacedLink["file"],
): WrongTarget {
  const { unpublished, brokenPages } = content;
  const route = pageOf(target);
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
  if (isBuiltInAddress(target)) return brokenName(target, content);
  if (target.startsWith("/documents/")) return missingDocument(target, [...documents]);
  const message =
    isOutsideName(target) || ABROAD.test(target)
      ? {
          en: `"${target}" is neither a page nor an address for links in site.yaml.`,
          fr: `« ${target} » n’est ni une page ni, dans site.yaml, une adresse pour les liens.`,
        }
      : {
          en: `There is no page at "${target}".`,
          fr: `Il n’y a pas de page à l’adresse « ${target} ».`,
        };
  const known = [
    ...[...routes].filter((other) => other !== NOT_FOUND).sort(),
    ...brokenPages.routes,
    ...documents,
    ...(target.startsWith("/") ? [] : namesOf(content)),
  ];
  // An anchor alone is one of its own page, if that has it.
  const owners = content.pages.filter(({ data }) => data.sections.some(({ id }) => `#${id}` === target));
  const owner = owners.find(({ file }) => file === from) ?? owners[0];
  const others = [`/documents/${target.replace(/^.*\//, "")}`, `/${route.replace(/^\/|\.html?$/g, "")}`];
  const moved = redirects.moved.get(route) ?? (owner && owner.data.route + target);
  const other = moved ?? others.find((one) => known.includes(one)) ?? didYouMean(target, known);
  if (other !== undefined) return { ...message, hint: meant(other) };
  if (isOutsideName(target))
    return { ...message, hint: sentences(suggest(target, namesOf(content)), UNNAMED) };
  const [scheme] = ABROAD.exec(target) ?? [];
  const abroad = scheme?.startsWith("http") === true ? NAMED : AS_IT_IS;
  return { ...message, hint: scheme === undefined ? suggestNearest(target, known) : abroad };
}

/** Says that no file is where a link to a document leads: no page could be meant. */
function missingDocument(target: string, documents: readonly string[]): WrongTarget {
  const path = target.slice(1);
  const near = fileMeant(target, documents);
  return {
    en: `There is no file ${path}.`,
    fr: `Le fichier ${path} n’existe pas.`,
    hint:
      near === undefined
        ? {
            en: "Put the PDF file into documents/, named as in the link, in lower-case letters without accents, digits and hyphens.",
            fr: "Mettez le fichier PDF dans documents/, nommé comme dans le lien, en lettres minuscules sans accent, chiffres et traits d’union.",
          }
        : meant(near),
  };
}

/** The beginning of an address with a host, an e-mail address or a telephone number. */
const ABROAD = /^(?:https?|mailto|tel):/i;

/** Names of outside addresses that a link may have: those to which site.yaml gives one. */
const namesOf = ({ site }: ValidContent) =>
  [...new Set([...BUILT_IN_ADDRESSES, ...Object.keys(site?.data.links ?? {})])].filter(
    (name) => site !== undefined && outsideAddress(site.data, name) !== undefined,
  );

/** Says that site.yaml lacks an address. Links can't lead to some that it has, such as that of the webhook. */
function brokenName(name: string, content: ValidContent): WrongTarget {
  if (!isBuiltInAddress(name))
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

const UNNAMED = {
  en: "The address of a page begins with /, and links, in site.yaml, gives another address a name.",
  fr: "L’adresse d’une page commence par /, et links, dans site.yaml, donne un nom à une autre adresse.",
};

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
  const there = pages.filter(({ data }) => data.route === route);
  if (anchor === undefined || there.length === 0 || anchor === "contact") return undefined;
  const anchors = [...new Set(there.flatMap(({ data }) => data.sections.flatMap(({ id }) => id ?? [])))];
  if (anchors.includes(anchor)) return undefined;
  return {
    en: `The page "${route}" has no section with the anchor "${anchor}".`,
    fr: `La page « ${route} » n’a pas de section dont l’ancre soit « ${anchor} ».`,
    hint: suggest(anchor, anchors) ?? { en: `Give the section an id.`, fr: "Donnez un id à la section." },
  };
}

/** The foot of every page, to which any entry may lead. */
const CONTACT = "#contact";
