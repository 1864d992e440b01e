/// <reference types="vite/client" />
// In development, on every page: problems of the content are shown over it, and new words appear in the page as it
// stands; what that can't show reloads it.
import { carryOver } from "./carry-over.ts";
import {
  ASK_PROBLEMS,
  type DevProblem,
  NO_PAGE,
  PAGE_STATE,
  PAGES_CHANGED,
  SHOW_PROBLEMS,
} from "./dev-problem.ts";
import { showProblems } from "./problem-overlay.ts";

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html").documentElement;

/** The page as the server last gave it, before any script changed it. */
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
  // The content may be as it was before it had errors: then no page has changed.
  if (!hasPage && problems.length === 0) location.reload();
  else showProblems(problems, hasPage);
});
import.meta.hot?.on(PAGES_CHANGED, (state: number) => {
  latest = state;
  refreshing ??= refresh().finally(() => (refreshing = undefined));
});
import.meta.hot?.send(ASK_PROBLEMS);
