interface NewSector {
  readonly name: string;
  readonly order: number;
  /** An existing picture, until the sector has its own. */
  readonly image: string;
}

/** Gives the text of a new sector page: every required key, with placeholders for a person's texts. */
export function sectorFile({ name, order, image }: NewSector, schema: string): string {
  return `# yaml-language-server: $schema=${schema}
# Le nom du fichier est l'adresse de la page.
name: ${JSON.stringify(name)}
order: ${order}
icon: sparkles
# Une phrase pour les renvois depuis d'autres pages, 130 caractères au plus.
summary: >-
  [[à écrire : ce que nous y faisons, en une phrase]]
title: ${JSON.stringify(name)}
# Pour les résultats de recherche, 70 à 160 caractères.
description: >-
  [[à écrire : les locaux du métier « ${name} », ce que nous y faisons, et à quel rythme]]
keywords:
  - "[[à écrire : une recherche que ferait ce client]]"
h1: ${JSON.stringify(name)}
tagline: >-
  [[à écrire : une phrase qui ne conviendrait à aucun autre métier]]
# L'image d'un autre secteur, à remplacer par la sienne : dessinée, voir tools/art/README.md ; ou une photo, ./creche.jpg.
picture:
  image: ${image}
  alt: >-
    [[à écrire : ce que montre l'image, en une phrase]]
intro: >-
  [[à écrire : les locaux, leurs horaires, ce qu'ils ont de particulier]]
# Trois paragraphes, trois atouts.
paragraphs:
${threeTimes(
  `  - heading: "[[à écrire : l'intertitre]]"
    text: >-
      [[à écrire : un paragraphe]]`,
)}
features:
${threeTimes(
  `  - icon: sparkles
    title: "[[à écrire : l'atout]]"
    text: >-
      [[à écrire : une ou deux phrases]]`,
)}
cta:
  title: "[[à écrire : la question qui mène au devis]]"
  text: >-
    [[à écrire : ce que le visiteur reçoit, et quand]]
`;
}

const threeTimes = (item: string) => [item, item, item].join("\n");
