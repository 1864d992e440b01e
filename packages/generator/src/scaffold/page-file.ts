/** Gives the text of a new landing page: a hero, a text and a call to the quote form, as a start. */
export function pageFile(title: string, slug: string, schema: string): string {
  return `# yaml-language-server: $schema=${schema}
route: /${slug}
title: ${JSON.stringify(title)}
# Pour les résultats de recherche, 70 à 160 caractères.
description: >-
  [[à écrire : ce que le visiteur trouve sur la page « ${title} » et sur aucune autre, et pour qui]]
keywords:
  - "[[à écrire : une recherche qui mène ici]]"
# La prestation que la page propose, pour les moteurs de recherche :
# service: ${JSON.stringify(title)}
# Les sections, dans l'ordre de lecture. L'éditeur complète leurs types : hero, benefits, steps, faq…
sections:
  - type: hero
    h1: ${JSON.stringify(title)}
    tagline: >-
      [[à écrire : la promesse de la page, en une phrase]]
  - type: prose
    title: "[[à écrire : le titre du texte]]"
    paragraphs:
      - >-
        [[à écrire : le premier paragraphe]]
  - type: quote-call
    id: devis
    title: "[[à écrire : la question qui mène au devis]]"
    text: >-
      [[à écrire : ce que le visiteur reçoit, et quand]]
`;
}
