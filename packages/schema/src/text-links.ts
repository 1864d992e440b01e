/** A link inside a text. `target` is a route, with an anchor or without, or the name of an address of site.yaml. */
export interface TextLink {
  readonly words: string;
  readonly target: string;
}

/** Names of the social networks. `@vitrine/ui` has a drawing of each. */
export const NETWORK_NAMES = [
  "facebook",
  "instagram",
  "linkedin",
  "tiktok",
  "whatsapp",
  "x",
  "youtube",
] as const;

export type NetworkName = (typeof NETWORK_NAMES)[number];

/** Names of the outside addresses that site.yaml has keys for; it gives others under `links`. */
export const BUILT_IN_ADDRESSES = ["client", "recruitment", "maps", ...NETWORK_NAMES] as const;

/** Pattern of the name of an outside address. */
export const OUTSIDE_NAME = "^[a-z][a-z0-9-]*$";

interface OutsideAddresses {
  readonly addresses: Readonly<Partial<Record<string, string>>>;
  readonly links?: Readonly<Record<string, string>> | undefined;
  readonly networks?: readonly { readonly icon?: NetworkName; readonly address: string }[] | undefined;
}

/** True for a name that `addresses` or `networks` in site.yaml gives an address; other names are those of `links`. */
export const isBuiltInAddress = (name: string): boolean =>
  (BUILT_IN_ADDRESSES as readonly string[]).includes(name);

/** Gives the outside address of a name: one of site.yaml's addresses, that of a network, or one of its links. */
export function outsideAddress(
  { addresses, links = {}, networks = [] }: OutsideAddresses,
  name: string,
): string | undefined {
  const own = isBuiltInAddress(name)
    ? (addresses[name] ?? networks.find(({ icon }) => icon === name)?.address)
    : undefined;
  // Every object has a `constructor`.
  return own ?? (Object.hasOwn(links, name) ? links[name] : undefined);
}

/** Gives the address of a target: a route, an anchor or the name of an outside address; undefined for another. */
export const hrefOf = (site: OutsideAddresses, target: string): string | undefined =>
  /^[/#]/.test(target) ? target : outsideAddress(site, target);

/** `[nos tarifs](/tarifs)`; an exclamation mark before it makes a picture of Markdown. */
const LINK = /(?<!!)\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** True if a text may hold a link: a quick look that spares the search. */
export const mayHoldLinks = (text: string): boolean => text.includes("](");

/** Cuts a text at its links. */
export function splitLinks(text: string): (string | TextLink)[] {
  if (!mayHoldLinks(text)) return [text];
  const parts: (string | TextLink)[] = [];
  let from = 0;
  for (const { 0: typed, 1: words = "", 2: target = "", index } of text.matchAll(LINK)) {
    parts.push(text.slice(from, index), { words, target });
    from = index + typed.length;
  }
  return [...parts, text.slice(from)].filter((part) => part !== "");
}

/** The links of a text, each as it is typed. */
export const linksInText = (text: string): (TextLink & { readonly typed: string })[] =>
  mayHoldLinks(text)
    ? [...text.matchAll(LINK)].map(([typed, words = "", target = ""]) => ({ typed, words, target }))
    : [];

/** A text as it is read, without the targets of its links. */
export const plainText = (text: string): string => (mayHoldLinks(text) ? text.replace(LINK, "$1") : text);
