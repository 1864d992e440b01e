import type { Examples } from "../../examples/example.ts";
import { Ground } from "../../examples/ground.tsx";
import { Logo } from "./logo.tsx";

export const examples: Examples = {
  "sur le papier": <Logo name="Hop & Net" />,
  "sur le zinc": (
    <Ground colour="zinc">
      <Logo name="Hop & Net" />
    </Ground>
  ),
};
