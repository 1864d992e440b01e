import { ALL_ACCEPTED, type Choice } from "./choice.ts";
import { consentLayer } from "./consent-layer.ts";
import { CONSENT_ID, KEPT_MESSAGE_ATTRIBUTE, OPENS_CONSENT_ATTRIBUTE } from "./consent-markup.ts";
import { CHOICE_KEY, readChoice, writeChoice } from "./kept-choice.ts";

/**
 * Asks the visitor, remembers the answer, and tells it: at once on every page, and again at every change,
 * here or in another tab. `undefined` is no answer yet. A page without the layer asks nothing; one whose
 * layer is empty needs no consent. An answer is acknowledged by `notify`.
 *
 * Rules: loi Informatique et Libertés, art. 82; CNIL, lignes directrices 2020-091 and recommandation
 * 2020-092: nothing before a positive act, refusing as easy as accepting, purposes and partners named on
 * the first layer, withdrawal as easy as consent.
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
    notify(root.getAttribute(KEPT_MESSAGE_ATTRIBUTE) ?? "");
    tell(choice);
  });
  tell(told);
  if (told === undefined) layer.ask();
  for (const text of document.querySelectorAll<HTMLElement>(`[${OPENS_CONSENT_ATTRIBUTE}]`))
    toButton(text, (button) => layer.open(told, button));

  // The choice was made elsewhere: in another tab, or on the page that the visitor came back from.
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

/** Storage may be denied or full: then the choice holds for this page, and the next one asks. */
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
    // As above.
  }
}

/** Without script the words are plain text: a button would do nothing. */
function toButton(text: HTMLElement, press: (button: HTMLButtonElement) => void): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = text.className;
  button.append(...text.childNodes);
  button.addEventListener("click", () => press(button));
  text.replaceWith(button);
}
