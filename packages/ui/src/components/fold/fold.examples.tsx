import type { Examples } from "../../examples/example.ts";
import { Fold } from "./fold.tsx";

export const examples: Examples = {
  "une suite": (
    <Fold summary="Lire la suite">
      <p>Les Hopers passent tôt le matin, ou le soir.</p>
    </Fold>
  ),
};
