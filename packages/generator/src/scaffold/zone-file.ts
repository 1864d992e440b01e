import { formatNumber } from "@vitrine/french/format-number";
import { placeName } from "@vitrine/french/place-name";
import { typeset } from "@vitrine/french/typeset";
import type { Commune } from "../communes/commune-registry.ts";

/** Gives the text of a new local page: data from the registry, and placeholders for a person's texts. */
export function zoneFile(commune: Commune, schema: string, neighbours?: readonly string[]): string {
  const { insee, department, postalCodes, population } = commune;
  const { name, at, of } = placeName(commune.name, commune.elides);
  return `# yaml-language-server: $schema=${schema}
# ${name} · ${department.name} (${department.code}) · ${postalCodes.join(", ")} · ${typeset(formatNumber(population))} habitants
insee: "${insee}"

${neighboursLines(neighbours)}

# Pour les résultats de recherche : ce que l'on nettoie ${at}, et où. 70 à 160 caractères.
description: >-
  [[à écrire : ce que nous nettoyons ${at}, avec deux ou trois lieux que l'on y connaît]]

# Une phrase sous le titre, 120 caractères au plus, qui ne se dirait d'aucune autre commune.
tagline: >-
  [[à écrire : l'accroche ${of}]]

# Quelles entreprises, quels locaux, ce que leur entretien demande. Trois ou quatre phrases.
intro: >-
  [[à écrire : quelles entreprises ${at}, dans quels locaux, et ce que leur entretien demande]]

# Trois à cinq quartiers. De chacun : où il est, qui y travaille, un détail qui change le travail.
neighbourhoods:
  - name: "[[à écrire : un premier quartier]]"
    text: >-
      [[à écrire : où il est, qui y travaille, ce que cela change à notre travail]]
  - name: "[[à écrire : un deuxième quartier]]"
    text: >-
      [[à écrire : où il est, qui y travaille, ce que cela change à notre travail]]
  - name: "[[à écrire : un troisième quartier]]"
    text: >-
      [[à écrire : où il est, qui y travaille, ce que cela change à notre travail]]
`;
}

/** The neighbours by the names of their files. Without a map they are proposed; `neighbours` is undefined with one. */
const neighboursLines = (neighbours: readonly string[] | undefined) =>
  neighbours === undefined
    ? `# Les voisines viennent de la carte (zone-map.yaml). Ajoutez-en ici par le nom de leur fichier :
# neighbours: [clichy, paris-17]`
    : `# Les pages voisines, par le nom de leur fichier. Proposées d'après les codes : à vérifier sur une carte.
neighbours: [${neighbours.join(", ")}]`;
