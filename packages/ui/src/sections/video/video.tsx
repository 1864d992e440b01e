import type { ResolvedSection } from "@vitrine/schema/page-props";
import { french } from "../../components/french/french.tsx";
import { PlainIsland } from "../../components/island/island.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Section } from "../section/section.tsx";
import styles from "./video.module.css";

/** The `sizes` of the poster. */
const SIZES = "(min-width: 60rem) 52vw, calc(100vw - 2.5rem)";

/** A transparent pixel: without any poster, Chromium paints the player black. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

/**
 * A silent video, fetched and played when it comes into view; its captions then replace the text below it. Its first
 * picture shows from below: a `poster` would be fetched at once, in one size for all screens. Where scripting is
 * disabled, browsers show their own controls (HTML, "User interface" of media elements).
 */
export function Video({ id, title, poster, caption, fallback, files }: ResolvedSection<"video">) {
  return (
    <Section id={id} title={title}>
      <PlainIsland name="video" when="visible">
        <figure className={styles["root"]}>
          <Picture picture={poster} sizes={SIZES} />
          <video
            className={styles["video"]}
            width={poster.width}
            height={poster.height}
            poster={NOTHING}
            preload="none"
            loop
            muted
            playsInline
          >
            <source src={files.webm} type="video/webm" />
            <source src={files.mp4} type="video/mp4" />
            <track kind="captions" src={files.captions} srcLang="fr" label="Français" />
            <p>
              {french(fallback)} <a href={files.mp4}>Télécharger la vidéo</a>
            </p>
          </video>
          <button className={styles["button"]} type="button" aria-label="Lire le film" aria-pressed="false" />
          <figcaption className={styles["caption"]}>{french(caption)}</figcaption>
        </figure>
      </PlainIsland>
    </Section>
  );
}
