import { ICON_NAMES } from "@vitrine/schema/content/icon";
import { Icon } from "./icon.tsx";
import styles from "../../examples/icon-chart.module.css";

export const examples = {
  "tous les pictogrammes": (
    <ul className={styles["root"]}>
      {ICON_NAMES.map((name) => (
        <li className={styles["item"]} key={name}>
          <Icon name={name} size={28} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  ),
};
