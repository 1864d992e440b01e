/** How long the analytics event may take before the visitor leaves anyway (spec section 9). */
export const REDIRECT_TIMEOUT_MS = 2000;

/** What leaving the site needs of the browser. */
export interface DeparturePort {
  /** Google's tag, where the visitor consented to it. */
  readonly gtag:
    | ((command: "event", name: string, parameters: { readonly event_callback: () => void }) => void)
    | undefined;
  readonly leave: (address: string) => void;
  readonly setTimeout: (act: () => void, milliseconds: number) => void;
}

/**
 * Sends a job-seeker to the recruitment site: once the `job_search` event is confirmed, or after
 * 2000 ms, or at once without analytics (spec sections 2 and 7). Leaves once, whatever the tag does.
 */
export function redirectJobSeeker(address: string, { gtag, leave, setTimeout }: DeparturePort): void {
  let gone = false;
  const leaveOnce = () => {
    if (gone) return;
    gone = true;
    leave(address);
  };
  if (gtag === undefined) return leaveOnce();
  setTimeout(leaveOnce, REDIRECT_TIMEOUT_MS);
  try {
    gtag("event", "job_search", { event_callback: leaveOnce });
  } catch {
    leaveOnce();
  }
}
