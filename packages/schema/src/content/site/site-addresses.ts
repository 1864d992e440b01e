import { byName, strictObject, token } from "../../fields.ts";
import { OUTSIDE_NAME } from "../../text-links.ts";

/**
 * An absolute web address up to its path. The host may contain letters, digits, full stops and hyphens only.
 * Headers and server configurations contain it, and give "*", ";", "$" and quotes another meaning.
 */
const HOST = String.raw`^https?://[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::\d{1,5})?`;

/** An absolute web address. */
export const WEB_ADDRESS = String.raw`${HOST}(?:[/?#][^\s"<>\\]*)?$`;

/** The address of a site: a host without a path, since links inside the site begin at the root. */
export const SITE_ADDRESS = `${HOST}/?$`;

/** The beginning of an address, which a place completes: added to the host alone, it would name another host. */
export const DIRECTIONS_ADDRESS = String.raw`${HOST}[/?#][^\s"<>\\]*$`;

/** A field for a web address. */
export const address = (title: string, description: string, example: string, pattern = WEB_ADDRESS) =>
  token(title, `${description} Commence par https://.`, { format: "uri", pattern, examples: [example] });

/** The addresses outside the site, by the names that content uses. */
export const siteAddresses = strictObject(
  "Adresses extérieures",
  "Où mènent les liens et les envois qui quittent le site. Chacune peut être remplacée au déploiement par une variable VITRINE_*_URL.",
  {
    webhook: address(
      "Réception des demandes",
      "Où le formulaire envoie les réponses ; le visiteur ne la voit pas.",
      "https://automate.dupont-plomberie.example/demande",
    ),
    "webhookFallback?": address(
      "Seconde réception des demandes",
      "Reçoit les demandes que la première refuse pour de bon, ou n'a pas prises au bout d'une heure. VITRINE_WEBHOOK_FALLBACK_URL la remplace.",
      "https://secours.dupont-plomberie.example/demande",
    ),
    "geocoder?": address(
      "Service d'adresses",
      "Propose des adresses pendant que l'on en tape une dans le formulaire, s'il en demande une.",
      "https://data.geopf.fr/geocodage/search",
    ),
    "client?": address(
      "Espace client",
      "Page de connexion des clients, si l'entreprise en a une.",
      "https://client.auto-ecole.example/connexion",
    ),
    "recruitment?": address(
      "Site de recrutement",
      "Où mène le lien de recrutement, au pied de toutes les pages et après l'envoi d'une demande.",
      "https://recrutement.dupont-plomberie.example",
    ),
    "maps?": address(
      "Fiche sur le service de cartes",
      "Où se lisent les avis, derrière les liens qui suivent la note.",
      "https://maps.example/dupont-plomberie",
    ),
    "directions?": address(
      "Service d'itinéraires",
      "Où mène « Itinéraire » : la page y ajoute l'adresse du lieu, à la fin. Google Maps sans cette clé.",
      "https://maps.apple.com/?daddr=",
      DIRECTIONS_ADDRESS,
    ),
  },
);

/** Other addresses outside the site, by names that the author chooses. */
export const links = byName(
  "Autres liens",
  "D'autres adresses extérieures : réservation en ligne, boutique, billetterie. Chacune a un nom de votre choix, en minuscules et traits d'union (rendez-vous), que citent les menus, les textes et les boutons.",
  OUTSIDE_NAME,
  address("Adresse", "Où mène le lien.", "https://www.doctolib.example/cabinet-dupont"),
);
