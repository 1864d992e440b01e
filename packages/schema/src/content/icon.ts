import { oneOf } from "../fields.ts";

/** The icons that content may use, as editors describe them. `@vitrine/ui` has a drawing of each. */
const ICONS = {
  building: "Un immeuble",
  calendar: "Un calendrier",
  check: "Une coche",
  clock: "Une horloge",
  "concierge-bell": "Une sonnette d'accueil, pour un hôtel",
  droplets: "Des gouttes d'eau",
  dumbbell: "Un haltère, pour le sport",
  euro: "Le signe €",
  "file-text": "Une feuille écrite",
  "graduation-cap": "Une toque de diplômé, pour l'enseignement",
  key: "Une clé",
  layers: "Des couches superposées",
  leaf: "Une feuille d'arbre",
  "map-pin": "Une épingle de carte",
  message: "Une bulle de parole",
  moon: "Une lune, pour la nuit",
  package: "Un colis",
  phone: "Un téléphone",
  rocket: "Une fusée",
  scale: "Une balance, pour le droit",
  shield: "Un bouclier",
  "shopping-bag": "Un sac de courses",
  sparkles: "Des étincelles de propreté",
  stethoscope: "Un stéthoscope",
  sun: "Un soleil",
  users: "Plusieurs personnes",
  utensils: "Des couverts",
  wind: "Un souffle d'air",
} as const;

export type IconName = keyof typeof ICONS;

export const ICON_NAMES = Object.keys(ICONS) as [IconName, ...IconName[]];

/** The name of an icon, with a description of each. */
export const iconName = (title: string, description: string) =>
  Object.assign(oneOf(title, description, ICON_NAMES), { enumDescriptions: Object.values(ICONS) });

export const icon = iconName("Pictogramme", "Nom du petit dessin montré à côté du texte.");

/** A pictogram that content may name, although the templates show none at its place. */
export const unseenIcon = iconName("Pictogramme", "Facultatif : les pages ne le montrent pas à cet endroit.");
