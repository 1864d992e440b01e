import { Notifications } from "./notifications.tsx";
import styles from "./notifications.module.css";

export const examples = {
  "rien à dire : la région attend, vide": <Notifications />,
  "une notification": (
    <output className={styles["root"]} aria-label="Notifications (Alt+T)">
      <span className={styles["item"]}>
        <span>Vos choix sur les cookies sont enregistrés.</span>
        <button className={styles["close"]} type="button" aria-label="Fermer" />
      </span>
    </output>
  ),
};
