import type { Logo } from "@vitrine/schema/page-props";

const exampleLogo = (name: string, file: string, width: number): Logo => ({
  name,
  src: `/images/logos/${file}.0000.svg`,
  width,
  height: 40,
});

/** Logos of invented companies, from files of the real content. */
export const exampleLogos: readonly Logo[] = [
  exampleLogo("Hôtel Philomèle", "hotel-philomele", 134),
  exampleLogo("Datavane", "datavane", 139),
  exampleLogo("Orsenne & Lioret", "orsenne-lioret", 119),
  exampleLogo("Maison Valtier", "maison-valtier", 112),
  exampleLogo("Clinique Sainte-Ondine", "sainte-ondine", 158),
  exampleLogo("Pontvallain, syndic et gérance", "pontvallain", 162),
];
