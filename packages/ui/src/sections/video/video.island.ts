/** How much of the film is in view when it begins, and when it stops. */
const BEGINS = 0.6;
const STOPS = 0.2;

/**
 * Plays a film while most of it is in view, unless the visitor stopped it or wants no motion. One button takes the
 * place of the browser's controls, which would shade the picture. The captions are not the `default` ones: these would be fetched with the page.
 */
export function wake(film: HTMLElement): void {
  const video = film.querySelector("video");
  const button = film.querySelector("button");
  if (video === null || button === null) return;
  const captions = video.textTracks[0];
  if (captions !== undefined) captions.mode = "showing";
  const tell = () => {
    button.ariaPressed = String(!video.paused);
  };
  video.addEventListener("play", tell);
  video.addEventListener("pause", tell);
  // A film that cannot be played stays the picture that it is.
  const play = () => void video.play().catch(tell);

  let isWanted = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  button.addEventListener("click", () => {
    isWanted = video.paused;
    if (isWanted) play();
    else video.pause();
  });
  new IntersectionObserver(
    (entries) => {
      const ratio = entries.at(-1)?.intersectionRatio ?? 0;
      if (ratio < STOPS) video.pause();
      else if (ratio >= BEGINS && isWanted) play();
    },
    { threshold: [STOPS, BEGINS] },
  ).observe(video);
}
