import { french } from "../../components/french/french.tsx";
import { printed } from "../../examples/printed.ts";
import { Section } from "./section.tsx";

const body = <p>{french(printed("Ici se tient la section elle-même, du 1er au 20e."))}</p>;

export const examples = {
  "un titre": <Section title="Où nous travaillons">{body}</Section>,
  "un titre et une introduction": (
    <Section
      title="Où nous travaillons"
      intro={printed("Dans Paris et trois départements : tapez un code postal.")}
    >
      {body}
    </Section>
  ),
  "sur une bande grise": (
    <Section title="La parole aux Hopers" ground="shade">
      {body}
    </Section>
  ),
  "un titre d'un seul mot, trop long": (
    <Section title="Anticonstitutionnellement hexakosioihexekontahexaphobes">{body}</Section>
  ),
};
