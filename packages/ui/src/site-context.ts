import { type ComponentType, createContext, use } from "react";
import type { SiteModel } from "@vitrine/schema/site-model";

/** What every component may ask for: the site, and the address of an island's script. */
export interface SiteContextValue {
  readonly site: SiteModel;
  islandAddress(name: string): string;
  /** Gives text that the renderer replaces with the component's HTML; without it, the component is rendered in place. */
  keep?<Props extends object>(component: ComponentType<Props>, props: Props): string;
}

export const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** The site that is being rendered. */
export function useSite(): SiteModel {
  return useSiteContext().site;
}

export function useSiteContext(): SiteContextValue {
  const value = use(SiteContext);
  if (value === undefined)
    throw new Error("A component that needs the site was rendered outside of SiteContext.");
  return value;
}
