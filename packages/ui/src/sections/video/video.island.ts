/** Shares of the film in view at which it begins and stops. */
const BEGINS = 0.6;
const STOPS = 0.2;

/**
 * Plays a film while most of it is in view, unless the visitor stopped it or prefers reduced motion. The browser's
 * controls and captions would shade the picture. The captions are not `default`, or the page would fetch them at once.
 */
export function wake(film: HTMLElement): void {
  const video = film.querySelector("video");
  const button = film.querySelector("button");
  const text = film.querySelector("figcaption");
  const captions = video?.textTracks[0];
  if (video === null || button === null || text === null || captions === undefined) return;
  captions.mode = "hidden";
  captions.addEventListener("cuechange", () => {
    const cue = captions.activeCues?.[0];
    if (cue instanceof VTTCue) text.replaceChildren(cue.getCueAsHTML());
  });
  const tell = () => {
    button.setAttribute("aria-pressed", String(!video.paused));
    // The button moves to the film's corner, which may be below the window (WCAG 2.4.7).
    if (button.matches(":focus-visible")) button.scrollIntoView({ block: "nearest" });
  };
  video.addEventListener("play", tell);
  video.addEventListener("pause", tell);
  // After a failure, the film's still picture remains.
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
