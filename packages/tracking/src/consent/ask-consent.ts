import { ALL_ACCEPTED, ALL_REFUSED, type Choice } from "./choice.ts";
import { type ConsentLayer, consentLayer } from "./consent-layer.ts";
import { CONSENT_ID, OPENS_CONSENT_ATTRIBUTE, PRIVACY_ATTRIBUTE } from "./consent-markup.ts";
import { CHOICE_KEY, readChoice, writeChoice } from "./stored-choice.ts";

/** The functions of the page that the question needs. */
export interface ConsentPort {
  /** Passes the answer on, at once on every page and after every change; undefined means no answer yet. */
  tell(choice: Choice | undefined): void;
  /** Fills the layer with the question. */
  fill(root: HTMLElement): void;
  /** Confirms that a choice was stored. */
  confirm(): void;
}

/**
 * Asks the visitor for consent and stores the answer, which may also come from another tab. A page without
 * the layer asks nothing, and a layer without a question needs no consent.
 *
 * Rules: loi Informatique et Libertés, art. 82; CNIL, lignes directrices 2020-091 and recommandation
 * 2020-092. They ask for no tracking before a positive act, and for refusal and withdrawal as easy as
 * consent. Purposes and partners are named on the first layer.
 */
export function askConsent({ tell, fill, confirm }: ConsentPort): void {
  const root = document.getElementById(CONSENT_ID);
  if (root === null) return tell(undefined);
  if (!root.hasAttribute(PRIVACY_ATTRIBUTE)) return tell(ALL_ACCEPTED);

  let told = storedChoice();
  const decide = (choice: Choice) => {
    keep(choice);
    told = choice;
    // A visitor who refuses wants to be left alone.
    if (choice !== ALL_REFUSED) confirm();
    tell(choice);
  };
  let filled: ConsentLayer | undefined;
  const layer = () => {
    if (filled === undefined) fill(root);
    return (filled ??= consentLayer(root, decide));
  };
  tell(told);
  if (told === undefined) layer().ask();
  for (const text of document.querySelectorAll<HTMLElement>(`[${OPENS_CONSENT_ATTRIBUTE}]`))
    toButton(text, (button) => layer().open(told, button));

  // The visitor may have chosen in another tab, or on a page before this one came back from the history.
  const catchUp = () => {
    const stored = storedChoice();
    if (stored === undefined || JSON.stringify(stored) === JSON.stringify(told)) return;
    told = stored;
    filled?.close();
    tell(stored);
  };
  addEventListener("storage", catchUp);
  addEventListener("pageshow", ({ persisted }) => persisted && catchUp());
}

/** If storage is denied or full, the choice holds for this page only, and the next page asks again. */
function storedChoice(): Choice | undefined {
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
    // Storage is denied or full: see `storedChoice`.
  }
}

/** Without a script the words stay plain text, because a button would do nothing. */
function toButton(text: HTMLElement, press: (button: HTMLButtonElement) => void): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = text.className;
  button.setAttribute(OPENS_CONSENT_ATTRIBUTE, "");
  button.append(...text.childNodes);
  button.addEventListener("click", () => press(button));
  text.replaceWith(button);
}
