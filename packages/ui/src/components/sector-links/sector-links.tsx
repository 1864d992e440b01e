import type { SectorLink } from "@vitrine/schema/site-model";
import { french, frenchTitle } from "../french/french.tsx";
import { Picture } from "../picture/picture.tsx";
import photoLinks from "./sector-links-photo.module.css";
import styles from "./sector-links.module.css";

const SIZES = "(min-width: 48rem) 36vw, 10rem";

interface SectorLinksProps {
  readonly sectors: readonly SectorLink[];
  /** True for names without their sentences, which only wide screens show. */
  readonly namesOnly: boolean;
}

/** Links to sectors in rows of three, or two on a phone, each with its room. */
export function SectorLinks({ sectors, namesOnly }: SectorLinksProps) {
  return (
    <ul className={styles["root"]}>
      {sectors.map(({ name, route, picture, summary }) => (
        <li key={route}>
          <a className={styles["link"]} href={route}>
            {/* The name beside it says the same. */}
            {picture && (
              <Picture
                className={picture.framed ? photoLinks["photo"] : undefined}
                picture={{ ...picture, alt: "" }}
                sizes={SIZES}
                thumbnail
              />
            )}
            <span className={styles["name"]}>{frenchTitle(name)}</span>
            {!namesOnly && <span className={styles["summary"]}>{french(summary)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
