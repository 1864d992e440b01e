import type { ReactElement } from "react";

/** One component's states: a name that a person would use for it, and what is shown. */
export type Examples = Readonly<Record<string, ReactElement>>;
