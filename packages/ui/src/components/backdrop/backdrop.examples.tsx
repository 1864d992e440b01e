import type { Examples } from "../../examples/example.ts";
import { Ground } from "../../examples/ground.tsx";
import { Backdrop } from "./backdrop.tsx";

export const examples: Examples = {
  "la forme du thème": (
    <Ground colour="tint">
      <Backdrop />
    </Ground>
  ),
};
