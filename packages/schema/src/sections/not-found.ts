import { picture } from "../content/picture.ts";
import { optional, text } from "../fields.ts";

export const notFound = {
  code: text({
    title: "Code affiché en grand",
    description: "Très grand, au-dessus du message ; entre guillemets s'il n'a que des chiffres.",
    maxLength: 8,
    examples: ["404", "Oups"],
  }),
  h1: text({
    title: "Message",
    description: "Titre de la page que voit qui s'est trompé d'adresse ; lu avec l'accent anglais.",
    maxLength: 60,
    examples: ["Oops! Page not found", "Page not found"],
  }),
  text: text({
    title: "Explication",
    description: "Une ou deux phrases sous le message : ce qui a pu se passer, sans accuser le visiteur.",
    maxLength: 240,
    examples: [
      "L'adresse a peut-être changé, ou une lettre s'y est perdue.",
      "Cette page a peut-être été rangée ailleurs. Le reste du site est en ordre.",
    ],
  }),
  picture: optional(picture),
  link: text({
    title: "Libellé du lien vers l'accueil",
    description: "Sur le bouton sous l'explication.",
    maxLength: 40,
    examples: ["Retour à l'accueil", "Aller à l'accueil"],
  }),
};
