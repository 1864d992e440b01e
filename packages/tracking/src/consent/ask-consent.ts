import { ALL_ACCEPTED, ALL_REFUSED, type Choice } from "./choice.ts";
import { consentLayer } from "./consent-layer.ts";
import { CONSENT_ID, KEPT_MESSAGE_ATTRIBUTE, OPENS_CONSENT_ATTRIBUTE } from "./consent-markup.ts";
import { CHOICE_KEY, readChoice, writeChoice } from "./kept-choice.ts";

/**
 * Asks the visitor for consent, stores the answer, and passes it to `tell`. That happens at once on every page,
 * and after every change, here or in another tab; `undefined` means no answer yet. A page without the layer
 * asks nothing, and an empty layer needs no consent. `notify` gets the message that confirms an answer.
 *
 * Rules: loi Informatique et Libertés, art. 82; CNIL, lignes directrices 2020-091 and recommandation
 * 2020-092. They ask for no tracking before a positive act, and for refusal and withdrawal as easy as
 * consent. Purposes and partners are named on the first layer.
 */
export function askConsent(
  tell: (choice: Choice | undefined) => void,
  notify: (message: string) => void,
): void {
  const root = document.getElementById(CONSENT_ID);
  if (root === null) return tell(undefined);
  if (root.childElementCount === 0) return tell(ALL_ACCEPTED);

  let told = keptChoice();
  const layer = consentLayer(root, (choice) => {
    keep(choice);
    told = choice;
    // A visitor who refuses wants to be left alone.
    if (choice !== ALL_REFUSED) notify(root.getAttribute(KEPT_MESSAGE_ATTRIBUTE) ?? "");
    tell(choice);
  });
  tell(told);
  if (told === undefined) layer.ask();
  for (const text of document.querySelectorAll<HTMLElement>(`[${OPENS_CONSENT_ATTRIBUTE}]`))
    toButton(text, (button) => layer.open(told, button));

  // The visitor may have chosen in another tab, or on a page before this one came back from the history.
  const catchUp = () => {
    const kept = keptChoice();
    if (kept === undefined || JSON.stringify(kept) === JSON.stringify(told)) return;
    told = kept;
    layer.close();
    tell(kept);
  };
  addEventListener("storage", catchUp);
  addEventListener("pageshow", ({ persisted }) => persisted && catchUp());
}

/** If storage is denied or full, the choice holds for this page only, and the next page asks again. */
function keptChoice(): Choice | undefined {
  try {
    return readChoice(localStorage.getItem(CHOICE_KEY), Date.now());
  } catch {
    return undefined;
  }
}

function keep(choice: Choice): void {
  try {
    localStorage.setItem(CHOICE_KEY, writeChoice(choice, Date.now()));
  } catch {
    // Storage is denied or full: see `keptChoice`.
  }
}

/** Without a script the words stay plain text, because a button would do nothing. */
function toButton(text: HTMLElement, press: (button: HTMLButtonElement) => void): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = text.className;
  button.append(...text.childNodes);
  button.addEventListener("click", () => press(button));
  text.replaceWith(button);
}
