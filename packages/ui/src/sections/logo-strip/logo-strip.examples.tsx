import type { Logo } from "@vitrine/schema/page-props";
import { sectionExample } from "../../examples/section-example.tsx";

const logo = (name: string, file: string, width: number): Logo => ({
  name,
  src: `/images/logos/${file}.0000.svg`,
  width,
  height: 40,
});

/** Logos of invented companies, from files of the real content. */
const logos: readonly Logo[] = [
  logo("Hôtel Philomèle", "hotel-philomele", 134),
  logo("Datavane", "datavane", 139),
  logo("Orsenne & Lioret", "orsenne-lioret", 119),
  logo("Maison Valtier", "maison-valtier", 112),
  logo("Clinique Sainte-Ondine", "sainte-ondine", 158),
  logo("Pontvallain, syndic et gérance", "pontvallain", 162),
];

export const examples = {
  "six logos": sectionExample({
    type: "logo-strip",
    title: "Quelques entreprises qui nous ouvrent leur porte",
    logos: [...logos],
  }),
  "avec une note, et deux logos seulement": sectionExample({
    type: "logo-strip",
    title: "Ils étaient là en 2014",
    note: "Entreprises inventées pour la maquette ; les vraies viendront avec leur accord.",
    logos: logos.slice(0, 2),
  }),
};
