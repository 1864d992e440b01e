import { text, token } from "../fields.ts";
import { SLUG } from "../content/page-fields.ts";
import { picture } from "../content/picture.ts";
import { sectionTitle } from "../content/section-fields.ts";

export const video = {
  title: sectionTitle("En grand à côté de la vidéo.", [
    "Un matin, en quelques secondes",
    "Une raclette, une vitre",
  ]),
  video: token(
    "Nom de la vidéo",
    "Fichiers content/video/<nom>.webm, .mp4 et .fr.vtt, sans extension. Le film est chargé et lu quand il vient à l'écran.",
    { pattern: `^${SLUG}$`, examples: ["bureau"] },
  ),
  poster: picture,
  caption: text("Légende", "En petit sous la vidéo : ce que l'on y voit, et si elle a du son.", {
    maxLength: 200,
    examples: [
      "Un bureau avant l'arrivée de l'équipe. Film muet, sous-titré.",
      "Une vitrine lavée en un seul geste. Film muet.",
    ],
  }),
  fallback: text(
    "Texte si la vidéo ne peut être lue",
    "À sa place, suivi d'un lien pour la télécharger : dites ce que l'on y verrait.",
    {
      maxLength: 200,
      examples: [
        "Votre navigateur ne lit pas cette vidéo. On y voit un balai effacer des traces de pas.",
        "Votre navigateur ne lit pas cette vidéo.",
      ],
    },
  ),
};
