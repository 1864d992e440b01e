import type { Examples } from "../../examples/example.ts";
import { Ground } from "../../examples/ground.tsx";
import { Wipe } from "./wipe.tsx";

export const examples: Examples = {
  "le coup de raclette qui passe": (
    <Ground colour="tint">
      <Wipe />
    </Ground>
  ),
};
