import type { IconName } from "@vitrine/schema/content/icon";
import type { NetworkName } from "@vitrine/schema/text-links";
import styles from "./icon.module.css";
import sprite from "./icons.svg?url";

interface IconProps {
  readonly name: IconName | NetworkName;
  /** Width and height in pixels at the usual font size; the icon grows with the text. */
  readonly size?: number;
}

/** A pictogram beside a text of the same meaning, hidden from assistive technology. All pages share one file. */
export function Icon({ name, size = 24 }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <svg className={styles["root"]} width={side} height={side} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
