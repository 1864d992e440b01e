/** How long the analytics event may take before the visitor leaves anyway (spec section 9). */
export const REDIRECT_TIMEOUT_MS = 2000;

/** What leaving the site needs of the browser. */
export interface DeparturePort {
  /** Sends an event to analytics; undefined where the visitor did not consent, or a blocker took it away. */
  readonly analytics:
    | ((name: string, parameters: { readonly event_callback: () => void }) => void)
    | undefined;
  readonly leave: (address: string) => void;
  readonly setTimeout: (act: () => void, milliseconds: number) => void;
}

/**
 * Sends a job-seeker to the recruitment site: once the `job_search` event is confirmed, or after
 * 2000 ms, or at once without analytics (spec sections 2 and 7). Leaves once, whatever the tag does.
 */
export function redirectJobSeeker(address: string, { analytics, leave, setTimeout }: DeparturePort): void {
  let gone = false;
  const leaveOnce = () => {
    if (gone) return;
    gone = true;
    leave(address);
  };
  if (analytics === undefined) return leaveOnce();
  setTimeout(leaveOnce, REDIRECT_TIMEOUT_MS);
  try {
    analytics("job_search", { event_callback: leaveOnce });
  } catch {
    leaveOnce();
  }
}
