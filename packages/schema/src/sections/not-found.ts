import { frameRoute } from "../content/site/nav.ts";
import { picture } from "../content/picture.ts";
import { list, oneOf, strictObject, text } from "../fields.ts";

export const notFound = {
  code: text(
    "Code affiché en grand",
    "Très grand, au-dessus du message ; entre guillemets s'il n'a que des chiffres.",
    { maxLength: 8, examples: ["404", "Oups"] },
  ),
  h1: text("Message", "Titre de la page que voit qui s'est trompé d'adresse.", {
    maxLength: 60,
    examples: ["Cette page n'est pas là", "Oops! Page not found"],
  }),
  "language?": oneOf(
    "Langue du message",
    "en si le message est en anglais : il est alors lu avec cet accent.",
    ["en"],
  ),
  text: text(
    "Explication",
    "Une ou deux phrases sous le message : ce qui a pu se passer, sans accuser le visiteur.",
    {
      maxLength: 240,
      examples: [
        "L'adresse a peut-être changé, ou une lettre s'y est perdue.",
        "Cette page a peut-être été rangée ailleurs. Le reste du site est en ordre.",
      ],
    },
  ),
  "picture?": picture,
  link: text("Libellé du lien vers l'accueil", "Sur le bouton sous l'explication.", {
    maxLength: 40,
    examples: ["Retour à l'accueil", "Aller à l'accueil"],
  }),
  "links?": list(
    "Liens",
    "D'autres pages où aller, sous le bouton.",
    strictObject("Lien", "Une page où aller, sous le bouton.", {
      label: text("Libellé", "Quelques mots qui disent où l'on arrive.", {
        maxLength: 40,
        examples: ["Nos tarifs", "Où nous travaillons"],
      }),
      route: frameRoute,
    }),
    { maxItems: 5 },
  ),
};
