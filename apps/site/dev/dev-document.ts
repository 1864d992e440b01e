import type { ReactElement } from "react";
import { exampleSite } from "@vitrine/ui/example-site";
import type { ScriptAddresses } from "@vitrine/vite-ssg/create-renderer";
import { render } from "../src/render.tsx";

/** Renders a development page as a document, like the site's pages. */
export function devDocument(title: string, element: ReactElement, scripts: ScriptAddresses): string {
  const head = {
    title,
    description: title,
    keywords: [],
    robots: "noindex, follow",
    openGraph: { type: "website" },
    jsonLd: [],
  } as const;
  return render({ route: "/", head, default: () => element }, { site: exampleSite, scripts });
}
