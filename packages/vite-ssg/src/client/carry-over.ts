/**
 * Applies the differences between two versions of a page's HTML to the open page. Everything else stays:
 * focus, scroll position, open menus and typed words. Returns false if only a reload can show the difference;
 * the page may then be partly changed.
 */
export function carryOver(served: Element, fresh: Element, live: Element): boolean {
  if (served.isEqualNode(fresh)) return true;
  if (served.localName !== fresh.localName || served.localName !== live.localName) return false;
  if (served.matches(PROGRAM) || live.matches(AWAKE_ISLAND)) return false;
  carryAttributes(served, fresh, live);
  return carryChildren(served, fresh, live);
}

/** Matches an island whose script owns its HTML. */
const AWAKE_ISLAND = "is-land[ready]";

/** Executable scripts. Structured data is a script element too, but only text. */
const PROGRAM = 'script:not([type="application/ld+json"])';
/** Scripts run once, and islands wake once: a new one needs a fresh page. */
const ACTIVE = `${PROGRAM}, is-land`;

function carryAttributes(served: Element, fresh: Element, live: Element): void {
  for (const { name } of served.attributes) if (!fresh.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (served.getAttribute(name) !== value) live.setAttribute(name, value);
}

function carryChildren(served: Element, fresh: Element, live: Element): boolean {
  const [before, after, shown] = [[...served.childNodes], [...fresh.childNodes], [...live.childNodes]];
  // Scripts append at the end. Their other changes can't be told from the content.
  if (before.some((node, i) => node.nodeName !== shown[i]?.nodeName)) return false;
  const start = commonLength(before, after);
  const end = commonLength(before.slice(start).toReversed(), after.slice(start).toReversed());
  const [from, to] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const there = shown.slice(start, start + from.length);
  if (from.length === to.length && from.every((node, i) => node.nodeName === to[i]?.nodeName))
    return from.every((node, i) => carryNode(node, to[i] as ChildNode, there[i] as ChildNode));
  if ([...from, ...to].some((node) => node instanceof Element && isActive(node))) return false;
  const next = shown[start + from.length] ?? null;
  for (const node of there) node.remove();
  for (const node of to) live.insertBefore(document.importNode(node, true), next);
  return true;
}

function carryNode(served: ChildNode, fresh: ChildNode, live: ChildNode): boolean {
  if (served instanceof Element) return carryOver(served, fresh as Element, live as Element);
  if (served.nodeValue !== fresh.nodeValue) live.nodeValue = fresh.nodeValue;
  return true;
}

const isActive = (element: Element) => element.matches(ACTIVE) || element.querySelector(ACTIVE) !== null;

/** Counts the equal nodes at the start of both lists. */
function commonLength(a: readonly Node[], b: readonly Node[]): number {
  const first = a.findIndex((node, i) => !node.isEqualNode(b[i] ?? null));
  return first === -1 ? a.length : first;
}
