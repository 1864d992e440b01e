import { optional, strictObject, token } from "../fields.ts";

/**
 * An absolute web address up to its path. The host may contain letters, digits, full stops and hyphens only.
 * Headers and server configurations contain it, and give "*", ";", "$" and quotes another meaning.
 */
const HOST = String.raw`^https?://[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::\d{1,5})?`;

/** An absolute web address. */
export const WEB_ADDRESS = String.raw`${HOST}(?:[/?#][^\s"<>\\]*)?$`;

/**
 * The address that a site is published at: a host without a path, since links inside the site begin at the
 * root.
 */
export const SITE_ADDRESS = `${HOST}/?$`;

/** A field for a web address. */
export const address = (title: string, description: string, example: string, pattern = WEB_ADDRESS) =>
  token({
    title,
    description: `${description} Commence par https://.`,
    format: "uri",
    pattern,
    examples: [example],
  });

/** The addresses outside the site, by the names that content uses. */
export const siteAddresses = strictObject(
  {
    title: "Adresses extérieures",
    description:
      "Où mènent les liens et les envois qui quittent le site. Chacune peut être remplacée au déploiement par une variable VITRINE_*_URL.",
  },
  {
    webhook: address(
      "Réception des demandes de devis",
      "Où le formulaire de devis envoie les réponses ; le visiteur ne la voit pas.",
      "https://automate.hop-et-net.example/quote",
    ),
    webhookFallback: optional(
      address(
        "Seconde réception des demandes",
        "Reçoit les demandes que la première refuse pour de bon, ou n'a pas prises au bout d'une heure. VITRINE_WEBHOOK_FALLBACK_URL la remplace.",
        "https://secours.hop-et-net.example/quote",
      ),
    ),
    geocoder: address(
      "Service d'adresses",
      "Propose des adresses pendant que l'on tape celle des locaux, dans le formulaire de devis.",
      "https://data.geopf.fr/geocodage/search",
    ),
    client: address(
      "Espace client",
      "Page de connexion, derrière l'entrée « Connexion » du menu.",
      "https://client.hop-et-net.example/connexion",
    ),
    recruitment: address(
      "Site de recrutement",
      "Où mène le lien de recrutement, au pied de toutes les pages et après l'envoi d'une demande.",
      "https://recrutement.hop-et-net.example",
    ),
    linkedin: address(
      "Page LinkedIn",
      "Derrière l'entrée « LinkedIn » du menu ; dite aussi aux moteurs de recherche.",
      "https://linkedin.example/company/hop-et-net",
    ),
    maps: address(
      "Fiche sur le service de cartes",
      "Où se lisent les avis, derrière les liens qui suivent la note.",
      "https://maps.example/hop-et-net",
    ),
  },
);
