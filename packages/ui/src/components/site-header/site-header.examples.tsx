import { SiteHeader } from "./site-header.tsx";

export const examples = {
  "sur l'accueil": <SiteHeader current="/" />,
  "sur la page d'un secteur, marqué dans le menu": <SiteHeader current="/cabinets-medicaux" />,
};
