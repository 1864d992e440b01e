import type { ComponentType } from "react";
import { componentsIn } from "./sheets.ts";

export type CachedParts = ReturnType<typeof cachedParts>;

type RenderPart = <Props extends object>(component: ComponentType<Props>, props: Props) => string;

interface Part {
  readonly key: string;
  readonly html: string;
  readonly shown: ReadonlySet<string>;
}

/** Marks both ends of a part's number. HTML has no NUL ("Preprocessing the input stream"). */
const MARK = "\0";
/** Limit of cached parts. The oldest go first, if every page should have its own. */
const LIMIT = 200;

/**
 * Creates a cache of page parts that `render` gives, and whose HTML is the same on many pages. Each is
 * rendered on first use.
 */
export function cachedParts(render: RenderPart) {
  const components = new Map<unknown, number>();
  const numbers = new Map<string, number>();
  const parts = new Map<number, Part>();
  let last = 0;

  function fill(html: string) {
    const pieces = html.split(MARK);
    const shown = componentsIn(html);
    for (let i = 1; i < pieces.length; i += 2) {
      const part = parts.get(Number(pieces[i]));
      if (part === undefined) throw new Error("The page's text has a NUL character, which HTML cannot hold.");
      pieces[i] = part.html;
      for (const name of part.shown) shown.add(name);
    }
    return { pieces, shown };
  }

  return {
    /**
     * Gives a placeholder text that React puts where the component's HTML belongs. The component's HTML must
     * depend only on its props, which are plain data, and on the data that all pages share.
     */
    placeholderFor<Props extends object>(component: ComponentType<Props>, props: Props): string {
      const name = components.getOrInsertComputed(component, () => components.size);
      const key = `${name} ${JSON.stringify(props)}`;
      const number = numbers.getOrInsertComputed(key, () => {
        const { pieces, shown } = fill(render(component, props));
        parts.set(++last, { key, html: pieces.join(""), shown });
        return last;
      });
      return MARK + number + MARK;
    },
    /**
     * Replaces the placeholders in a page's HTML with the cached parts. Gives the HTML in pieces, and the
     * components whose classes it has.
     */
    fillIn(html: string) {
      const filled = fill(html);
      for (const [number, { key }] of parts) {
        if (parts.size <= LIMIT) break;
        parts.delete(number);
        numbers.delete(key);
      }
      return filled;
    },
  };
}
