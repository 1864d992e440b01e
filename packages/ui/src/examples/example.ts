import type { ReactElement } from "react";

/** The states of one component, by a name that a reader understands. */
export type Examples = Readonly<Record<string, ReactElement>>;
