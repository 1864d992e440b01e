import { printed } from "../../examples/printed.ts";
import { SiteFooter } from "./site-footer.tsx";

export const examples = {
  partout: <SiteFooter route="/" />,
  "sous une page locale": (
    <SiteFooter
      route="/paris-3"
      neighbours={printed([
        { name: "Paris 2e", route: "/paris-2" },
        { name: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson", route: "/zones" },
        { name: "Paris 4e", route: "/paris-4" },
      ])}
    />
  ),
};
