import type { ComponentType } from "react";
import { useSiteContext } from "./site-context.ts";

interface KeptProps<Props extends object> {
  /** Shows what follows from its props and the site: it reads no other context, and `useId` only inside of an island. */
  readonly component: ComponentType<Props>;
  /** Plain data, the same on many pages. */
  readonly props: Props;
}

/** A component that shows the same on many pages: the renderer of a whole site renders it once and keeps its HTML. */
export function Kept<Props extends object>({ component: Component, props }: KeptProps<Props>) {
  const { keep } = useSiteContext();
  return keep === undefined ? <Component {...props} /> : keep(Component, props);
}
