import type { IconName } from "@vitrine/schema/content/icon";
import styles from "./icon.module.css";
import sprite from "./icons.svg?url";

interface IconProps {
  readonly name: IconName;
  /** Width and height in pixels. */
  readonly size?: number;
}

/**
 * A pictogram beside a text that says the same: hidden from assistive technology. All drawings stand in one
 * file that every page shares, so no page carries them.
 */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg className={styles["root"]} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
