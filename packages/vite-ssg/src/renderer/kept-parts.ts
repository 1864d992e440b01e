import type { ComponentType } from "react";
import { componentsIn } from "./sheets.ts";

/** Parts of pages that are the same text on many: rendered when first asked for, then kept. */
export interface KeptParts {
  /**
   * Text for React to put where the component's HTML belongs. What the component shows must follow from its props,
   * which are plain data, and from what all pages share.
   */
  keep<Props extends object>(component: ComponentType<Props>, props: Props): string;
  /** A page's HTML, in pieces, with the kept parts in their places, and the components whose classes it has. */
  fillIn(html: string): FilledPage;
}

export interface FilledPage {
  readonly pieces: readonly string[];
  readonly shown: ReadonlySet<string>;
}

type RenderPart = <Props extends object>(component: ComponentType<Props>, props: Props) => string;

interface Part {
  readonly key: string;
  readonly html: string;
  readonly shown: ReadonlySet<string>;
}

/** Stands on either side of a part's number. No HTML has this character (HTML standard, "Preprocessing the input stream"). */
const MARK = "\0";
/** How many parts stay. Where every page has its own after all, the oldest go. */
const LIMIT = 200;

/** Keeps what `render` gives. */
export function keptParts(render: RenderPart): KeptParts {
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
    keep(component, props) {
      const name = components.getOrInsertComputed(component, () => components.size);
      const key = `${name} ${JSON.stringify(props)}`;
      const number = numbers.getOrInsertComputed(key, () => {
        const { pieces, shown } = fill(render(component, props));
        parts.set(++last, { key, html: pieces.join(""), shown });
        return last;
      });
      return MARK + number + MARK;
    },
    fillIn(html) {
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
