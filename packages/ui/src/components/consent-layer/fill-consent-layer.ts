import { consentButtons, OPENS_CONSENT_ATTRIBUTE, trackersOf } from "@vitrine/tracking/consent-markup";
import { vendors } from "@vitrine/tracking/vendors";
import { adoptStyles, element } from "../../script-elements.ts";
import styles, { css } from "./consent-layer.module.css";

const TITLE_ID = "cookies-titre";

/** The message that confirms a stored choice. */
export const CHOICE_KEPT = "Vos choix sur les cookies sont enregistrés.";

/**
 * Fills the layer with the question about cookies. It names the site, the purposes and the tools, and offers
 * three answers. Yes and no look the same (CNIL, recommandation 2020-092).
 */
export function fillConsentLayer(root: HTMLElement): void {
  const facts = factsOf(root);
  const { company, audience, advertising } = facts;
  adoptStyles(css);
  root.className = part("root");
  root.tabIndex = -1;
  root.dataset["nosnippet"] = "";
  root.setAttribute("aria-labelledby", TITLE_ID);
  const title = element("strong", { id: TITLE_ID }, "Vos choix sur les cookies.");
  // Two paragraphs: as one, this late text would be the largest of some pages' first view (LCP).
  const question = element(
    "div",
    { className: part("question") },
    element("p", {}, title, ` Avec votre accord, ${company} et ses partenaires en déposent pour\u00A0:`),
    element(
      "p",
      {},
      `la mesure d’audience${inBrackets(audience)} et la publicité${inBrackets(advertising)}.`,
    ),
  );
  const save = answer(consentButtons.save, "Enregistrer mes choix");
  const refuse = answer(consentButtons.refuse, "Tout refuser");
  const accept = answer(consentButtons.accept, "Tout accepter");
  const choose = answer(consentButtons.choose, "Choisir");
  choose.className = part("choose");
  choose.ariaExpanded = "false";
  const answers = element("div", { className: part("answers") }, refuse, accept, choose);
  root.append(element("div", { className: part("inner") }, question, purposes(facts), save, answers));
}

/** The facts that the question names, with vendors by purpose. */
function factsOf(root: HTMLElement) {
  const name = document.querySelector<HTMLMetaElement>("meta[property='og:site_name']")?.content ?? "";
  const used = Object.keys(trackersOf(root));
  const vendorsFor = (wanted: string) =>
    Object.entries(vendors)
      .filter(([tracker, { purpose: served }]) => served === wanted && used.includes(tracker))
      .map(([, { vendor }]) => vendor);
  return {
    company: name.replaceAll(" ", "\u00A0"),
    privacy: root.dataset["privacy"] ?? "",
    // Label of the footer's entry that opens the question again; the check demands one.
    reopening: document.querySelector(`[${OPENS_CONSENT_ATTRIBUTE}]`)?.textContent ?? "",
    audience: vendorsFor("audience"),
    advertising: vendorsFor("advertising"),
  };
}

function purposes({ company, privacy, reopening, audience, advertising }: ReturnType<typeof factsOf>) {
  return element(
    "fieldset",
    { className: part("purposes"), ariaLabel: "Choix par finalité", tabIndex: -1, hidden: true },
    element(
      "p",
      {},
      `Refuser ne change rien à votre visite. Vos choix sont gardés 6 mois sur cet appareil\u00A0; pour en changer\u00A0: «\u00A0${reopening}\u00A0», en bas de page. `,
      element("a", { href: privacy }, "Le détail des cookies"),
    ),
    purpose(
      "audience",
      "Mesure d’audience",
      `Savoir combien de visites reçoit chaque page${withVendors(audience)}.`,
    ),
    purpose(
      "advertising",
      "Publicité",
      `Savoir quelles annonces vous amènent et vous en proposer d’autres ailleurs${withVendors(advertising)}. ` +
        `${company} retient 90 jours la campagne d’où vous venez.`,
    ),
  );
}

const purpose = (name: string, title: string, text: string) =>
  element(
    "label",
    { className: part("purpose") },
    element("input", { className: part("box"), type: "checkbox", name }),
    element("span", {}, element("strong", {}, title), element("br", {}), text),
  );

const answer = (value: string, label: string) =>
  element("button", { className: part("answer"), type: "button", value }, label);

const part = (name: string) => styles[name] ?? "";
const inBrackets = (names: readonly string[]) => (names.length === 0 ? "" : ` (${names.join(", ")})`);
const withVendors = (names: readonly string[]) =>
  names.length === 0 ? "" : `, avec ${new Intl.ListFormat("fr").format(names)}`;
