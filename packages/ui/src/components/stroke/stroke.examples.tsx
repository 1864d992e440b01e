import type { Examples } from "../../examples/example.ts";
import { Ground } from "../../examples/ground.tsx";
import { Stroke } from "./stroke.tsx";

export const examples: Examples = {
  "le coup de raclette du matin": (
    <Ground colour="mist">
      <Stroke colour="#fbfaf6" />
    </Ground>
  ),
};
