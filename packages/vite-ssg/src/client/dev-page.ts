/// <reference types="vite/client" />
// The script of every page in development. It shows the content's problems over the page and applies new
// content in place, or reloads the page.
import { carryOver } from "./carry-over.ts";
import {
  ASK_PROBLEMS,
  type DevProblem,
  NO_PAGE,
  PAGE_STATE,
  PAGES_CHANGED,
  SHOW_PROBLEMS,
} from "./dev-messages.ts";
import { showProblems } from "./problem-overlay.ts";

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html").documentElement;

/** The page as the server last sent it, before any script changed it. */
let served = parse(document.documentElement.outerHTML);
let refreshing: Promise<void> | undefined;
let latest = 0;

const shownState = () => Number(served.querySelector<HTMLMetaElement>(`meta[name="${PAGE_STATE}"]`)?.content);

async function refresh(): Promise<void> {
  while (shownState() < latest) {
    const response = await fetch(location.href, { headers: { accept: "text/html" } });
    const fresh = parse(await response.text());
    if (!carryOver(served, fresh, document.documentElement)) return location.reload();
    served = fresh;
  }
}

import.meta.hot?.on(SHOW_PROBLEMS, (problems: readonly DevProblem[]) => {
  const hasPage = document.querySelector(`meta[name="${NO_PAGE}"]`) === null;
  // The content may be as before its errors: then no page changes, and no other message reloads this one.
  if (!hasPage && problems.length === 0) location.reload();
  else showProblems(problems, hasPage);
});
import.meta.hot?.on(PAGES_CHANGED, (state: number) => {
  latest = state;
  refreshing ??= refresh().finally(() => (refreshing = undefined));
});
import.meta.hot?.send(ASK_PROBLEMS);
