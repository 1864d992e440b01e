import { flag, integer, list, strictObject, token } from "../../fields.ts";
import { day } from "../page-fields.ts";
import { address } from "./site-addresses.ts";

/** Configuration for the hosts that serve the site, besides what the build derives from the pages. */
export const hosting = strictObject(
  "Hébergement",
  "Ce que le site dit à ceux qui le servent et à ceux qui le surveillent ; rien n'en est montré.",
  {
    "security?": strictObject(
      "Signaler une faille",
      "Fait le fichier /.well-known/security.txt (RFC 9116), où les chercheurs en sécurité regardent ; sans cette clé, pas de fichier.",
      {
        "contact?": token("À qui", "Adresse e-mail ou adresse https ; sans cette clé, l'e-mail de contact.", {
          pattern: "^(?:https://\\S+|[^\\s@:]+@[^\\s@]+)$",
          examples: ["securite@hop-et-net.example"],
        }),
        expires: day(
          "Valable jusqu'au",
          "Dernier jour où cela vaut : moins d'un an d'avance, et à repousser chaque année.",
          "2027-10-31",
        ),
      },
    ),
    "formerWebhooks?": list(
      "Anciennes réceptions des demandes de devis",
      "À garder une semaine quand l'adresse change : les demandes qui attendent chez un visiteur partent encore vers celle qu'il avait.",
      address(
        "Ancienne réception",
        "Une adresse qui recevait les demandes de devis.",
        "https://ancien.hop-et-net.example/quote",
      ),
      { uniqueItems: true },
    ),
    "webhooksSpeakCors?": flag(
      "Réceptions avec CORS",
      "true si la réception des demandes, et la seconde s'il y en a une, répondent à tout avec Access-Control-Allow-Origin (docs/operations/webhook.md) : un envoi qui se rompt est alors une erreur de réseau que le visiteur voit. Sans cette clé, il peut passer pour reçu.",
    ),
    "previousBuilds?": integer(
      "Versions précédentes conservées",
      "De combien de mises en ligne les anciens scripts, images et vidéos restent servis : une page ouverte avant la mise à jour les demande encore. 1 sans cette clé ; 0 les retire aussitôt.",
      { minimum: 0, maximum: 10, examples: [1] },
    ),
    "compressed?": flag(
      "Fichiers compressés d'avance",
      "Des copies .br et .gz à côté des fichiers, pour nginx et Caddy. Sans cette clé, il y en a jusqu'à 1 000 pages ; au-delà la fabrication durerait trop.",
    ),
  },
);
