import type { DevProblem } from "./dev-messages.ts";
import style from "./problem-overlay.css?raw";

const host = document.createElement("vitrine-problems");
const root = host.attachShadow({ mode: "open" });
root.innerHTML = `<style>${style}</style>
<dialog aria-labelledby="title">
  <div class="top"><h1 id="title"></h1><form method="dialog"><button>Fermer</button></form></div>
  <p><span></span>Ce panneau disparaît dès que le contenu est corrigé ; Échap le ferme.</p>
  <ol></ol>
</dialog>`;
const dialog = root.querySelector("dialog") as HTMLDialogElement;
const title = root.querySelector("h1") as HTMLElement;
const below = root.querySelector("p > span") as HTMLElement;
const list = root.querySelector("ol") as HTMLElement;

/** The last shown problems, as JSON. */
let last = "";

/**
 * Shows the content's problems, over the last good page if there is one; an empty list closes the overlay.
 * The same problems do not open it again, since the reader may have closed it.
 */
export function showProblems(problems: readonly DevProblem[], hasPage: boolean): void {
  const shown = JSON.stringify(problems);
  if (shown === last) return;
  last = shown;
  if (problems.length === 0) {
    dialog.close();
    host.remove();
    return;
  }
  below.textContent = hasPage ? "Dessous, la dernière page sans erreur. " : "";
  title.textContent =
    problems.length === 1 ? "Une erreur dans le contenu" : `${problems.length} erreurs dans le contenu`;
  list.innerHTML = problems.map(({ html }) => html).join("");
  if (!host.isConnected) document.body.append(host);
  if (!dialog.open) dialog.showModal();
}
