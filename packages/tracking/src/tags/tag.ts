import type { Choice, Purpose } from "../consent/choice.ts";

/** The names that the tags' scripts look for and define. */
export interface TagGlobals {
  dataLayer?: unknown[];
  gtag?: (...command: unknown[]) => void;
  fbq?: (...command: unknown[]) => void;
  _fbq?: unknown;
  lintrk?: (...command: unknown[]) => void;
  _linkedin_partner_id?: string;
  _linkedin_data_partner_ids?: string[];
}

/** The browser functions that a tag needs. */
export interface TagPort {
  /** The window. Read its members at each use: a tag's script replaces its function, a blocker removes it. */
  readonly globals: TagGlobals;
  loadScript(address: string, onFailure?: () => void): void;
}

/** A tool's tag. Its methods never throw, even if the tool's script does. */
export interface Tag {
  /** Acts on a choice: loads the tag, grants it more, or tells it to stop. */
  grant(choice: Choice): void;
  /** Reports a quote request (spec section 7) to the tool, if this granted purpose is its own. */
  lead(purpose: Purpose): void;
}

/** Runs a tag's code and ignores its errors, since the visitor must not notice them (spec section 7). */
export function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Ignored on purpose.
  }
}
