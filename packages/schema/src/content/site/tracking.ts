import type { Static } from "typebox";
import { flag, strictObject, token } from "../../fields.ts";
import { fictional } from "../section-fields.ts";

const trackers = {
  "analytics?": token(
    "Google Analytics 4",
    "Identifiant de mesure du flux web : G- suivi de lettres et de chiffres. Compte les visites et les demandes.",
    { pattern: "^G-[A-Z0-9]{4,20}$", examples: ["G-ABCDE12345"] },
  ),
  "ads?": token(
    "Google Ads",
    "Compte, barre oblique, libellé de la conversion « demande de devis » ; Google Ads les donne ensemble.",
    { pattern: "^AW-\\d{6,20}/[A-Za-z0-9_-]+$", examples: ["AW-123456789/AbC-D_efG-h12"] },
  ),
  "meta?": token("Pixel Meta", "Identifiant du pixel, en chiffres et entre guillemets.", {
    pattern: "^\\d{6,20}$",
    examples: ["123456789012345"],
  }),
  "linkedin?": strictObject(
    "LinkedIn Insight Tag",
    "Les deux identifiants que donne le gestionnaire de campagnes de LinkedIn.",
    {
      partner: token("Identifiant partenaire", "Celui du compte, en chiffres et entre guillemets.", {
        pattern: "^\\d{4,12}$",
        examples: ["1234567"],
      }),
      conversion: token(
        "Conversion « demande de devis »",
        "Celui de la conversion comptée à l'envoi d'une demande, en chiffres et entre guillemets.",
        { pattern: "^\\d{4,12}$", examples: ["12345678"] },
      ),
    },
  ),
};

/** The analytics and advertising tools, and the setting that asks the visitor for consent. */
export const tracking = strictObject(
  "Mesure et publicité",
  "Un outil sans identifiant n'est pas chargé. Sans aucun outil, rien n'est demandé au visiteur, et rien n'est gardé.",
  {
    "consent?": flag(
      "Demander l'accord",
      "Sauf si false, rien n'est chargé ni gardé sans l'accord du visiteur, comme le veut la loi française (art. 82). false ne convient qu'à un site qui en est dispensé : tout est alors chargé d'emblée.",
    ),
    "fictional?": fictional,
    ...trackers,
  },
);

export type Tracking = Static<typeof tracking>;
/** The identifiers of the tools that the site uses. */
export type Trackers = Omit<Tracking, "consent" | "fictional">;
