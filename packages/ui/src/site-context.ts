import { type ComponentType, createContext, use } from "react";
import type { SiteModel } from "@vitrine/schema/site-model";

/** The context of every component: the site, and the addresses of islands' scripts. */
export interface SiteContextValue {
  readonly site: SiteModel;
  islandAddress(name: string): string;
  /**
   * Gives a text that the renderer replaces by the component's HTML. Without this function, the component is
   * rendered in place.
   */
  keep?<Props extends object>(component: ComponentType<Props>, props: Props): string;
}

export const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** The site that is rendered. */
export function useSite(): SiteModel {
  return useSiteContext().site;
}

export function useSiteContext(): SiteContextValue {
  const value = use(SiteContext);
  if (value === undefined)
    throw new Error("A component that needs the site was rendered outside of SiteContext.");
  return value;
}
