import type { IconName } from "@vitrine/schema/content/icon";
import styles from "./icon.module.css";
import sprite from "./icons.svg?url";

interface IconProps {
  readonly name: IconName;
  /** Width and height in pixels, where letters have their usual size; it grows with them. */
  readonly size?: number;
}

/**
 * A pictogram beside a text that says the same: hidden from assistive technology. All drawings stand in one
 * file that every page shares, so no page carries them.
 */
export function Icon({ name, size = 24 }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <svg className={styles["root"]} width={side} height={side} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
