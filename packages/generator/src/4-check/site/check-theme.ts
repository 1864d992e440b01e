import type { Colours } from "@vitrine/schema/content/theme";
import { contrast, nearestPassing } from "@vitrine/schema/contrast";
import { coloursOf } from "../../3-resolve/theme/resolve-theme.ts";
import type { SiteRule } from "./site-rule.ts";

type Role = keyof Colours | "white";

/** The least contrast of a text with its ground (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

const GROUNDS: readonly Role[] = ["paper", "white", "tint", "sky", "shade"];

/** Every colour that carries or grounds text, with the colours beside which the templates show it. */
const PAIRS: readonly (readonly [role: Role, others: readonly Role[]])[] = [
  ["ink", GROUNDS],
  ["inkSoft", GROUNDS],
  ["brand", GROUNDS],
  ["alert", ["paper", "white"]],
  ["brandBright", ["ink"]],
  ["accent", ["ink"]],
];

/** Finds colours that many people could not tell apart. */
export const checkTheme: SiteRule = function* ({ content: { theme } }) {
  if (theme === undefined) return;
  const colours = { ...coloursOf(theme.data), white: "#ffffff" };
  const own = theme.data.colours ?? {};
  for (const [role, others] of PAIRS) {
    const ratio = (other: Role) => contrast(colours[role], colours[other]);
    const weak = others.filter((other) => ratio(other) < LEAST_CONTRAST);
    // A default may fail beside the author's colour: the report stands at a colour that the file has.
    const written = [role, ...weak].find((name) => Object.hasOwn(own, name));
    if (weak.length === 0 || written === undefined) continue;
    const least = Math.floor(Math.min(...weak.map(ratio)) * 10) / 10;
    const better = nearestPassing(
      colours[role],
      others.map((other) => colours[other]),
      LEAST_CONTRAST,
    );
    const named = weak.map((other) => `${other} (${colours[other]})`).join(", ");
    yield {
      code: "low-contrast",
      file: theme.file,
      path: ["colours", written],
      message: {
        en: `${role} (${colours[role]}) has a contrast of ${least}:1 with ${named}; text needs ${LEAST_CONTRAST}:1.`,
        fr: `${role} (${colours[role]}) a un contraste de ${least}:1 avec ${named} ; un texte demande ${LEAST_CONTRAST}:1.`,
      },
      hint:
        better === undefined
          ? {
              en: `No shade of ${role} passes: change ${weak.join(" or ")}.`,
              fr: `Aucune nuance de ${role} ne convient : changez ${weak.join(" ou ")}.`,
            }
          : {
              en: `The nearest shade of ${role} that passes is ${better}.`,
              fr: `La nuance de ${role} la plus proche qui convienne est ${better}.`,
            },
    };
  }
};
