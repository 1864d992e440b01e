import { list, oneOf, strictObject, text } from "../../fields.ts";
import { NETWORK_NAMES } from "../../text-links.ts";
import { address } from "./site-addresses.ts";

/** The company's pages on social networks. */
export const networks = list(
  "Réseaux",
  "Montrés là où un menu ou une colonne du pied de page nomme la liste networks.",
  strictObject("Réseau", "Une page de l'entreprise sur un réseau.", {
    label: text("Libellé", "Nom du réseau, dans la liste des réseaux.", {
      maxLength: 40,
      examples: ["LinkedIn", "Instagram"],
    }),
    "icon?": oneOf(
      "Pictogramme",
      "Nom du signe devant le libellé. Un lien peut nommer le réseau par lui, et VITRINE_…_URL remplacer son adresse.",
      NETWORK_NAMES,
    ),
    address: address(
      "Adresse",
      "La page de l'entreprise ; dite aussi aux moteurs de recherche.",
      "https://linkedin.example/company/dupont-plomberie",
    ),
  }),
);
