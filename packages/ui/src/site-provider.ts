import { type ComponentType, createContext, use } from "react";
import type { SiteModel } from "@vitrine/schema/site-model";

/** The provider's value: the site, and the renderer's services for components. */
export interface SiteProviderValue {
  readonly site: SiteModel;
  /** Returns the address of an island's script. */
  islandAddress(name: string): string;
  /** Gives a text that the renderer replaces by the component's HTML. Without it, components render in place. */
  placeholderFor?<Props extends object>(component: ComponentType<Props>, props: Props): string;
}

/** Gives the site to the components inside it. */
export const SiteProvider = createContext<SiteProviderValue | undefined>(undefined);

/** The site that is rendered. */
export function useSite(): SiteModel {
  return useSiteProvider().site;
}

/** The value of the provider around a component. Throws without one. */
export function useSiteProvider(): SiteProviderValue {
  const value = use(SiteProvider);
  if (value === undefined)
    throw new Error("A component that needs the site was rendered outside of SiteProvider.");
  return value;
}
