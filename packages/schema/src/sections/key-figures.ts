import { outsideLink } from "../content/outside-link.ts";
import { list, optional, strictObject, text } from "../fields.ts";

export const keyFigures = {
  title: text({
    title: "Titre",
    description: "En grand au-dessus des chiffres.",
    maxLength: 90,
    examples: ["En chiffres", "Ce que l'on peut compter"],
  }),
  figures: list(
    strictObject(
      { title: "Chiffre", description: "Un chiffre écrit en très grand, et la phrase qui l'explique." },
      {
        figure: text({
          title: "Chiffre",
          description:
            "Écrit en très grand ; plus il est court, plus il est grand. Sa valeur vient d'un fait.",
          maxLength: 40,
          examples: ["${tarif-horaire}", "${note-avis} / 5"],
        }),
        text: text({
          title: "Phrase",
          description: "La suite de la phrase que le chiffre commence, en petit à côté de lui.",
          maxLength: 160,
          examples: [
            "TTC de l'heure, le dimanche comme le mardi.",
            "par semaine, c'est assez pour commencer.",
          ],
        }),
        link: optional(outsideLink),
      },
    ),
    {
      title: "Chiffres",
      description: "Le plus parlant d'abord : il occupe la moitié de la largeur.",
      minItems: 2,
      maxItems: 6,
    },
  ),
};
