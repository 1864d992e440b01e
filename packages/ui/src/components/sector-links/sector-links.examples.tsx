import { exampleSite } from "../../examples/example-site.ts";
import { SectorLinks } from "./sector-links.tsx";

export const examples = {
  "avec leurs phrases": <SectorLinks sectors={exampleSite.sectors} namesOnly={false} />,
  "avec des photos": (
    <SectorLinks
      sectors={exampleSite.sectors.map(({ picture, ...sector }) =>
        picture ? { ...sector, picture: { ...picture, framed: true } } : sector,
      )}
      namesOnly={false}
    />
  ),
  "les noms seuls": <SectorLinks sectors={exampleSite.sectors} namesOnly />,
};
