import type { Zone } from "@vitrine/schema/content/zone";
import { expect, it } from "vitest";
import { zoneFields } from "./zone-text.ts";

it("takes all prose of a local page, its description, tagline and questions, and no label", () => {
  const zone: Zone = {
    insee: "92024",
    description: "Description",
    tagline: "Accroche",
    intro: "Introduction",
    h1: "Titre",
    clientTypes: [{ label: "Cafés" }, { label: "Écoles" }],
    neighbourhoods: [{ name: "Centre", text: "Quartier" }],
    values: { title: "Soin", text: "Valeurs" },
    features: [{ icon: "clock", title: "Atout", text: "Détail" }],
    services: { title: "Prestations", items: [{ title: "Vitres", text: "Des deux côtés" }] },
    questions: [{ question: "Combien ?", answer: "Vingt euros" }],
  };
  expect(zoneFields(zone, new Set()).map(({ path }) => path.join("."))).toEqual([
    "description",
    "tagline",
    "intro",
    "neighbourhoods.0.text",
    "values.text",
    "features.0.text",
    "services.items.0.text",
    "questions.0.question",
    "questions.0.answer",
  ]);
});
