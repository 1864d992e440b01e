import { examplePictures } from "../../examples/example-pictures.ts";
import { sectionExample } from "../../examples/section-example.tsx";

/** Without a film file, the example shows the poster and the frame. */
const files = {
  webm: "data:video/webm,",
  mp4: "data:video/mp4,",
  captions: "data:text/vtt,WEBVTT",
};

export const examples = {
  "une vidéo et sa légende": sectionExample({
    type: "video",
    title: "Une raclette, une vitre",
    video: "bureau",
    poster: examplePictures.office,
    caption: "Filmée au ralenti, sans trucage, un mardi à 6 h.",
    fallback: "Votre navigateur ne lit pas cette vidéo.",
    files,
  }),
  "une légende au plus long": sectionExample({
    type: "video",
    title: "Du 1er au 20e, une journée de Hoper en vingt secondes",
    video: "bureau",
    poster: examplePictures.dentist,
    caption:
      "Aminata commence par une agence, puis rejoint un cabinet dentaire dans la rue d'à côté. Quand les gens arrivent, elle range le chariot ; le reste se voit à la lumière du matin, sur le parquet du couloir.",
    fallback: "Votre navigateur ne lit pas cette vidéo.",
    files,
  }),
};
