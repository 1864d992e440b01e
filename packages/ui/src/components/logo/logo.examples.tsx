import { Ground } from "../../examples/ground.tsx";
import { Logo } from "./logo.tsx";

export const examples = {
  "sur le papier": <Logo name="Hop & Net" />,
  "sur la teinte grise": (
    <Ground colour="shade">
      <Logo name="Hop & Net" />
    </Ground>
  ),
};
