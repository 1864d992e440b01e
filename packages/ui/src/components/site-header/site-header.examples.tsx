import type { Examples } from "../../examples/example.ts";
import { SiteHeader } from "./site-header.tsx";

export const examples: Examples = {
  "sur l'accueil": <SiteHeader current="/" />,
  "sur la page d'un secteur, marqué dans le menu": <SiteHeader current="/cabinets-medicaux" />,
};
