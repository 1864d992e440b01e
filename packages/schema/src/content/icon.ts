import { oneOf } from "../fields.ts";

/** Names of the icons that content may use. `@vitrine/ui` has a drawing of each. */
export const ICON_NAMES = [
  "building",
  "calendar",
  "check",
  "clock",
  "concierge-bell",
  "droplets",
  "dumbbell",
  "euro",
  "file-text",
  "graduation-cap",
  "key",
  "layers",
  "leaf",
  "map-pin",
  "message",
  "moon",
  "package",
  "phone",
  "rocket",
  "scale",
  "shield",
  "shopping-bag",
  "sparkles",
  "stethoscope",
  "sun",
  "users",
  "utensils",
  "wind",
] as const;

export type IconName = (typeof ICON_NAMES)[number];

export const icon = oneOf(ICON_NAMES, {
  title: "Pictogramme",
  description: "Nom du petit dessin montré à côté du texte.",
});
