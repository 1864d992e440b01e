/**
 * Shows a film's captions once it is seen. Said to be the `default`, they would be fetched with the page, beside its first
 * view; without this script the player offers them.
 */
export function wake(film: HTMLElement): void {
  const captions = film.querySelector("video")?.textTracks[0];
  if (captions !== undefined) captions.mode = "showing";
}
