import type { ComponentType } from "react";
import { useSiteProvider } from "./site-provider.ts";

interface CachedPartProps<Props extends object> {
  /** Renders only from its props and the site: no other context, and `useId` only within an island. */
  readonly component: ComponentType<Props>;
  /** Plain data that many pages share. */
  readonly props: Props;
}

/** A component with the same HTML on many pages: a whole site's renderer renders it once and caches the HTML. */
export function CachedPart<Props extends object>({ component: Component, props }: CachedPartProps<Props>) {
  const { placeholderFor } = useSiteProvider();
  return placeholderFor === undefined ? <Component {...props} /> : placeholderFor(Component, props);
}
