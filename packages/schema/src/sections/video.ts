import { text, token } from "../fields.ts";
import { picture } from "../content/picture.ts";

export const video = {
  title: text({ title: "Titre", maxLength: 90 }),
  video: token({
    title: "Nom de la vidéo",
    description: "Fichiers content/video/<nom>.webm, .mp4 et .fr.vtt, sans extension.",
    pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$",
    examples: ["bureau"],
  }),
  poster: picture,
  caption: text({ title: "Légende", maxLength: 200 }),
  fallback: text({ title: "Texte si la vidéo ne peut être lue", maxLength: 200 }),
};
