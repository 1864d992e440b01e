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

/** What a tag needs of the browser. */
export interface TagPort {
  /** The window. Read anew at each use: a tag's script replaces its function, a blocker may take it away. */
  readonly globals: TagGlobals;
  loadScript(address: string, onFailure?: () => void): void;
}

/** A tool's tag. None of these throws, whatever the tool's script does. */
export interface Tag {
  /** Acts on a choice: loads the tag, lets it do more, or tells it to stop. */
  grant(choice: Choice): void;
  /** A quote request was sent (spec section 7): tells the tool, if this purpose, which is granted, is its own. */
  lead(purpose: Purpose): void;
}

/** A tag's errors are its own: the visitor must not notice (spec section 7). */
export function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // On purpose.
  }
}
