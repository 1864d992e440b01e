import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import type { ResolvedSection } from "@vitrine/schema/page-props";
import { classes } from "../../classes.ts";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Section } from "../section/section.tsx";
import styles from "./gallery.module.css";

/** How much of a wide screen's row a picture takes: two thirds and the height of two rows, a half or a third. */
type Place = "lead" | "half" | "third";

/**
 * Gives a picture's place among `count`. Every row is full: two stand beside the lead, and one or two rows of two
 * take what rows of three leave over. A single picture takes a half.
 */
export function placeOf(index: number, count: number): Place {
  const left = count % 3;
  if (left === 0) return index === 0 ? "lead" : "third";
  return index < 2 || (left === 1 && index >= count - 2) ? "half" : "third";
}

/** The widths of a picture in each place, for the `sizes` attribute. */
const WIDE: Readonly<Record<Place, string>> = {
  lead: "(min-width: 82rem) 50rem, (min-width: 60rem) 61vw",
  half: "(min-width: 82rem) 37rem, (min-width: 60rem) 46vw",
  third: "(min-width: 82rem) 24rem, (min-width: 60rem) 29vw",
};

/** A tablet may show the first picture across the page. On a phone's dense screen a smaller file looks as sharp. */
const sizesOf = (place: Place, isFirst: boolean) =>
  `${WIDE[place]}, (min-width: 48rem) ${isFirst ? 92 : 46}vw, 60vw`;

/** Pictures of one shape in full rows, each above its caption. */
export function Gallery({ id, title, intro, items }: ResolvedSection<"gallery">) {
  const places = placesOf(items);
  return (
    <Section id={id} title={title} intro={intro}>
      <ul className={styles["root"]}>
        {items.map((item, i) => {
          const { picture, before, caption } = item;
          const place = places[i] ?? "half";
          const sizes = sizesOf(place, i === 0);
          return (
            <li className={styles[place]} key={picture.image}>
              <figure>
                <div className={classes(styles["frame"], lies(item) && styles["lying"])}>
                  {before && <Side label="Avant" picture={before} sizes={sizes} />}
                  {before ? (
                    <Side label="Après" picture={picture} sizes={sizes} />
                  ) : (
                    <Picture picture={picture} sizes={sizes} />
                  )}
                </div>
                {caption !== undefined && (
                  <figcaption className={styles["caption"]}>{linkedText(caption)}</figcaption>
                )}
              </figure>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

type Item = ResolvedSection<"gallery">["items"][number];

/** True for a pair of photos that are wider than high: as halves of the frame they would lose their sides. */
const lies = ({ picture, before }: Item) =>
  before !== undefined && [picture, before].every(({ width, height }) => width > height);

/**
 * Gives every picture's place. A lying pair takes two places: the whole line, or two thirds beside the only other
 * picture. The others fill rows around it.
 */
function placesOf(items: readonly Item[]): Place[] {
  const others = items.filter((item) => !lies(item)).length;
  const lone = others === 1 && items.length > 1 ? items.findIndex((item) => !lies(item)) : undefined;
  const beside = lone === 0 ? 1 : (lone ?? 0) - 1;
  let index = 0;
  return items.map((item, i) => {
    if (i === lone || i === beside) return "third";
    return lies(item) ? "half" : placeOf(index++, others);
  });
}

interface SideProps {
  readonly label: string;
  readonly picture: ResolvedPicture;
  readonly sizes: string;
}

const Side = ({ label, picture, sizes }: SideProps) => (
  <figure className={styles["side"]}>
    <figcaption className={styles["label"]}>{label}</figcaption>
    <Picture picture={picture} sizes={sizes} />
  </figure>
);
