import { list, optional, text, token } from "../fields.ts";

/** The fields of a page's head that an author writes. */
export const headFields = {
  title: text({
    title: "Titre de la page",
    description: "Titre dans l'onglet et les résultats de recherche ; le nom du site s'y ajoute.",
    maxLength: 65,
  }),
  description: text({
    title: "Description",
    description: "Une ou deux phrases pour les résultats de recherche, 70 à 160 caractères.",
    minLength: 70,
    maxLength: 160,
  }),
  keywords: list(text({ title: "Mot-clé" }), {
    title: "Mots-clés",
    description: "Expressions que l'on chercherait pour trouver cette page.",
    maxItems: 12,
    uniqueItems: true,
  }),
  shortTitle: optional(
    text({
      title: "Titre court",
      description: "Pour l'image de partage, où il tient sur trois lignes, et pour le fil d'Ariane.",
      maxLength: 50,
      examples: ["Nettoyage ${à lieu}"],
    }),
  ),
};

/** A path inside the site, without a trailing slash: "/clichy". */
export const route = token({
  title: "Adresse dans le site",
  description: "Chemin absolu en minuscules, sans barre finale.",
  pattern: "^/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$",
  examples: ["/nettoyage-bureaux-paris"],
});

/** An anchor inside a page, without `#`. */
export const anchor = optional(
  token({
    title: "Ancre",
    description: "Identifiant vers lequel un lien peut pointer, sans dièse.",
    pattern: "^[a-z][a-z0-9-]*$",
    examples: ["secteurs"],
  }),
);
