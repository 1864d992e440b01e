import { Ground } from "../../examples/ground.tsx";
import { Backdrop } from "./backdrop.tsx";

export const examples = {
  "la forme du thème": (
    <Ground colour="tint">
      <Backdrop />
    </Ground>
  ),
};
