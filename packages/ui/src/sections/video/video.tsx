import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { PlainIsland } from "../../components/island/plain-island.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Section } from "../section/section.tsx";
import styles from "./video.module.css";

/** How wide it is shown. */
const SIZES = "(min-width: 82rem) 50rem, (min-width: 60rem) 62vw, calc(100vw - 2.5rem)";

/** A pixel that lets everything through: without a poster Chromium paints the player black. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

/**
 * A silent video with captions, fetched once the visitor starts it. Its first picture lies under the player, which lets it
 * show through until then: as a `poster` it would be fetched at once, in one size for all screens.
 */
export function Video({ id, title, poster, caption, fallback, files }: ResolvedSection<"video">) {
  return (
    <Section id={id} title={title} beside>
      <PlainIsland name="video" when="visible">
        <figure className={styles["root"]}>
          <Picture picture={{ ...poster, alt: "" }} sizes={SIZES} className={styles["poster"]} />
          <video
            className={styles["video"]}
            width={poster.width}
            height={poster.height}
            poster={NOTHING}
            preload="none"
            aria-label={poster.alt}
            controls
            loop
            muted
            playsInline
          >
            <source src={files.webm} type="video/webm" />
            <source src={files.mp4} type="video/mp4" />
            <track kind="captions" src={files.captions} srcLang="fr" label="Français" />
            <p>
              <French>{fallback}</French> <a href={files.mp4}>Télécharger la vidéo</a>
            </p>
          </video>
          <figcaption className={styles["caption"]}>
            <French>{caption}</French>
          </figcaption>
        </figure>
      </PlainIsland>
    </Section>
  );
}
