import type { PageSheet } from "./report.ts";
import styles from "./share-previews.module.css";

/** A search engine's result: the title cut at 600 pixels, the description at two lines. */
export function SearchPreview({
  route,
  title,
  description,
  host,
}: PageSheet["head"] & { readonly route: string }) {
  return (
    <div className={styles["result"]}>
      <p className={styles["address"]}>
        {[host, ...route.split("/").filter((part) => part !== "")].join(" › ")}
      </p>
      <p className={styles["title"]}>{title}</p>
      <p className={styles["description"]}>{description}</p>
    </div>
  );
}

/** A social network's card: the picture at 1.91 to 1, the host, the title, a line of description. */
export function SocialPreview({
  title,
  description,
  host,
  image,
  imageAlt,
  isDrawnByBuild,
}: PageSheet["head"]) {
  return (
    <>
      <div className={styles["card"]}>
        {image === undefined ? (
          <p className={styles["noImage"]}>Sans image</p>
        ) : (
          <img className={styles["image"]} src={image} alt={imageAlt ?? ""} width={1200} height={630} />
        )}
        <div className={styles["said"]}>
          <p className={styles["host"]}>{host}</p>
          <p className={styles["cardTitle"]}>{title}</p>
          <p className={styles["line"]}>{description}</p>
        </div>
      </div>
      {isDrawnByBuild && (
        <p className={styles["note"]}>
          Un build dessine pour cette page une image à son titre, qui remplace celle-ci.
        </p>
      )}
    </>
  );
}
