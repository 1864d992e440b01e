import type { Examples } from "../../examples/example.ts";
import styles from "../../examples/wide-line.module.css";
import { ScrollRegion } from "./scroll-region.tsx";

export const examples: Examples = {
  "une ligne plus large que l'écran": (
    <ScrollRegion label="Horaires de la semaine" className={styles["window"]}>
      <p className={styles["line"]}>
        lundi 6 h · mardi 6 h · mercredi 6 h · jeudi 6 h · vendredi 6 h · samedi 9 h · dimanche 9 h · jours
        fériés 9 h · et le lundi, on recommence à 6 h, avant que le premier café ait fini de couler
      </p>
    </ScrollRegion>
  ),
};
