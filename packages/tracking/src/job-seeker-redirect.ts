/** Milliseconds that the analytics event may delay the visitor (spec section 9). */
export const REDIRECT_TIMEOUT_MS = 2000;

/** The browser functions that the redirect needs. */
export interface DeparturePort {
  /** Sends an event to analytics. It is undefined without consent, and where a blocker removed the tag. */
  readonly analytics:
    | ((name: string, parameters: { readonly event_callback: () => void }) => void)
    | undefined;
  readonly leave: (address: string) => void;
  readonly setTimeout: (act: () => void, milliseconds: number) => void;
}

/**
 * Sends a job-seeker to the recruitment site (spec sections 2 and 7). It waits for the confirmation of the
 * `job_search` event, at most 2000 ms, or not at all without analytics. It leaves once, even if the tag
 * confirms twice.
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
