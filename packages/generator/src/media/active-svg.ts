import type { Problem } from "@vitrine/schema/diagnostics/diagnostic";
import type { Words } from "@vitrine/schema/diagnostics/words";

/** Elements of a drawing: shapes, letters, colours and references within the file (SVG 2). */
const ELEMENTS = new Set(
  (
    "svg g path rect circle ellipse line polyline polygon text tspan title desc defs use symbol clipPath mask " +
    "linearGradient radialGradient stop pattern marker style filter feBlend feColorMatrix feComposite feFlood " +
    "feGaussianBlur feMerge feMergeNode feOffset feDropShadow feMorphology"
  ).split(" "),
);

const ATTRIBUTE = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TEXT = /[^<]+/y;
const CLOSING = /<\/[A-Za-z][\w:.-]*\s*>/y;
const OPENING = /<([A-Za-z][\w:.-]*)/y;
const END = /\s*\/?>/y;
const ASIDE = /<!--(?:(?!--)[^])*-->|<\?xml\s[^<>?]*\?>/y;

/**
 * Describes the first part of an SVG file that could run a script or fetch a resource when a browser opens it.
 * Undefined for a pure drawing. Anything but plain XML is reported too.
 */
export function activePart(svg: string): Words | undefined {
  let at = svg.startsWith("\uFEFF") ? 1 : 0;
  let inStyle = false;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(svg);
    if (match !== null) at = pattern.lastIndex;
    return match;
  };
  while (at < svg.length) {
    const text = take(TEXT);
    if (text !== null) {
      if (inStyle && isReaching(text[0]))
        return {
          en: "a style that refers to something outside",
          fr: "un style qui renvoie à autre chose que le dessin",
        };
      continue;
    }
    if (take(ASIDE) !== null) continue;
    if (take(CLOSING) !== null) {
      inStyle = false;
      continue;
    }
    const name = take(OPENING)?.[1];
    if (name === undefined) return { en: "something that is no element", fr: "autre chose qu’un élément" };
    if (!ELEMENTS.has(name)) return { en: `<${name}>`, fr: `<${name}>` };
    for (let match = take(ATTRIBUTE); match !== null; match = take(ATTRIBUTE)) {
      const [, attribute = "", quoted, single = ""] = match;
      const written = `${attribute}="${quoted ?? single}"`;
      if (isActive(attribute, quoted ?? single)) return { en: written, fr: written };
    }
    const end = take(END);
    if (end === null) return { en: "an element that is not well-formed", fr: "un élément mal formé" };
    inStyle = name === "style" && !end[0].includes("/");
  }
  return undefined;
}

/** The problem of a drawing with an active part. */
export const activeSvg = (part: Words): Problem => ({
  code: "active-svg",
  en: `The drawing holds ${part.en}.`,
  fr: `Le dessin contient ${part.fr}.`,
});

function isActive(name: string, value: string): boolean {
  if (/^on/i.test(name)) return true;
  if (/^(?:xlink:)?href$|:base$/i.test(name)) return !/^#[\w.-]+$/.test(value);
  return !name.startsWith("xmlns") && isReaching(value);
}

/** Escapes in CSS and references in XML count too, since they could hide these words. */
const isReaching = (text: string) => /url\(\s*(?!['"]?#)|@import|\\|&#|javascript:/i.test(text);
