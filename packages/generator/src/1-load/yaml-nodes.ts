import { type Document, isAlias, isMap, isScalar, isSeq, type Range as NodeRange, visit } from "yaml";

type Offsets = [start: number, end: number];

/** Finds aliases without an anchor before them. */
export function danglingAliases(document: Document): { name: string; range: Offsets }[] {
  const dangling: { name: string; range: Offsets }[] = [];
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) === undefined)
        dangling.push({ name: alias.source, range: stretch(alias.range) });
    },
  });
  return dangling;
}

/** Finds the file's first alias. */
export function firstAlias(document: Document): Offsets | undefined {
  let place: Offsets | undefined;
  visit(document, {
    Alias(_, { range }) {
      place = stretch(range);
      return visit.BREAK;
    },
  });
  return place;
}

/** Finds a merge key `<<` whose value is neither a mapping nor a list of mappings. */
export function mergeOfText(document: Document): Offsets | undefined {
  let place: Offsets | undefined;
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.source !== "<<") return undefined;
      const source = isAlias(value) ? value.resolve(document) : value;
      if (isMap(source) || isSeq(source)) return undefined;
      place = stretch((isScalar(value) || isAlias(value) ? value : key).range);
      return visit.BREAK;
    },
  });
  return place;
}

/** The first place of a key that stands a second time at an offset. */
export function firstOfKey(document: Document, offset: number): Offsets | undefined {
  let place: Offsets | undefined;
  visit(document, {
    Map(_, { items }) {
      const keys = items.map(({ key }) => key).filter(isScalar);
      const second = keys.find(({ range }) => range?.[0] === offset);
      if (second === undefined) return undefined;
      place = stretch(keys.find(({ value }) => value === second.value)?.range);
      return visit.BREAK;
    },
  });
  return place;
}

/** The quoted text that reaches furthest: the one whose closing quote is missing. */
export function lastQuoted(document: Document): Offsets | undefined {
  let place: Offsets | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith("QUOTE")) place = stretch(range);
    },
  });
  return place;
}

const stretch = (range: NodeRange | null | undefined): Offsets => [range?.[0] ?? 0, range?.[1] ?? 0];
