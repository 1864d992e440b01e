import { Fold } from "./fold.tsx";

export const examples = {
  "une suite": (
    <Fold summary="Lire la suite">
      <p>Les Hopers passent tôt le matin, ou le soir.</p>
    </Fold>
  ),
};
