import { exampleSite } from "../../examples/example-site.ts";
import { Section } from "../../sections/section/section.tsx";
import { PageFrame } from "./page-frame.tsx";

const body = (
  <Section title="Des bureaux nets avant le premier café">
    <p>Ici se tient la page elle-même.</p>
  </Section>
);

export const examples = {
  "une page presque vide": <PageFrame route="/">{body}</PageFrame>,
  "une page locale, avec ses voisines": (
    <PageFrame route="/paris-3" neighbours={exampleSite.mainZones.slice(0, 2)}>
      {body}
    </PageFrame>
  ),
};
