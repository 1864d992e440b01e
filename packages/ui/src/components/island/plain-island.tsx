import { createElement, type ReactNode } from "react";
import { useSiteProvider } from "../../site-provider.ts";
import { wakeAttributes, type WakeCondition } from "./wake-attributes.ts";

interface PlainIslandProps {
  /** The island's name in the site's registry. */
  readonly name: string;
  readonly when: WakeCondition;
  /** A media query that must also match before the island wakes. */
  readonly media?: string;
  readonly children: ReactNode;
}

/** HTML that a small script without React brings to life. A page may hold it more than once. */
export function PlainIsland({ name, when, media, children }: PlainIslandProps) {
  const { islandAddress } = useSiteProvider();
  const attributes = wakeAttributes(when, "module", islandAddress(name));
  return createElement(
    "is-land",
    media === undefined ? attributes : { ...attributes, "on:media": media },
    children,
  );
}
