import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../../components/french/french.tsx";
import { Section } from "../section/section.tsx";
import styles from "./video.module.css";

/** A silent video with captions; nothing of it is fetched before the visitor starts it but its poster. */
export function Video({ id, title, poster, caption, fallback, files }: ResolvedSection<"video">) {
  const { image, version, widths, width, height, alt } = poster;
  // A poster has no srcset and is fetched at once, seen or not: the size for a phone serves all.
  const shown = widths.find((candidate) => candidate >= 800) ?? width;
  return (
    <Section id={id} title={title} beside>
      <figure className={styles["root"]}>
        <video
          className={styles["video"]}
          width={width}
          height={height}
          poster={`/images/${image}-${shown}.${version}.webp`}
          preload="none"
          aria-label={alt}
          controls
          loop
          muted
          playsInline
        >
          <source src={files.webm} type="video/webm" />
          <source src={files.mp4} type="video/mp4" />
          <track kind="captions" src={files.captions} srcLang="fr" label="Français" default />
          <p>
            <French>{fallback}</French> <a href={files.mp4}>Télécharger la vidéo</a>
          </p>
        </video>
        <figcaption className={styles["caption"]}>
          <French>{caption}</French>
        </figcaption>
      </figure>
    </Section>
  );
}
