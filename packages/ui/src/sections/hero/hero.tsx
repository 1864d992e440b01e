import type { ReactNode } from "react";
import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import type { Breadcrumbs as Trail } from "@vitrine/schema/page-props";
import type { PageContact } from "@vitrine/schema/site-model";
import { classes } from "../../classes.ts";
import { Backdrop } from "../../components/backdrop/backdrop.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { QuoteButton } from "../../components/button-link/quote-button.tsx";
import { bindParagraph } from "../../components/french/bind-words.ts";
import { french, frenchTitle } from "../../components/french/french.tsx";
import { callableText } from "../../components/linked-text/linked-text.tsx";
import { HERO_SIZES, Picture } from "../../components/picture/picture.tsx";
import { useSite } from "../../site-provider.ts";
import bare from "./hero-bare.module.css";
import street from "./hero-outdoors.module.css";
import photoHero from "./hero-photo.module.css";
import styles from "./hero.module.css";
import wipe from "./wipe.module.css";

interface HeroProps {
  readonly trail: Trail;
  readonly h1: string;
  readonly tagline: string;
  readonly button?: string | undefined;
  readonly target?: string | undefined;
  readonly picture?: ResolvedPicture | undefined;
  readonly points?: readonly string[] | undefined;
  readonly kicker?: ReactNode;
  /** The branch to call; the head office if undefined. */
  readonly contact?: PageContact | undefined;
  /** True if the picture shows a street, which gets a sky. */
  readonly outdoors?: boolean;
}

/** The opening of a page: breadcrumbs, title, quote button, and the picture before the theme's shape. */
export function Hero({ trail, button, target, picture, points = [], kicker, contact, ...hero }: HeroProps) {
  const { h1, tagline, outdoors = false } = hero;
  const site = useSite();
  const { phone, phoneLabel } = contact ?? site.contact;
  const isPhoto = picture?.framed === true;
  const drawn = classes(styles["drawn"], outdoors && street["drawn"]);
  return (
    <section className={classes(styles["root"], outdoors && street["root"])}>
      {/* Here the ground of a phone's scene covers it. Inside the scene, its edge would stand above a photo. */}
      {isPhoto && <Backdrop />}
      <div className={styles["inner"]}>
        <Breadcrumbs trail={trail} />
        {kicker}
        <h1 className={isPhoto ? photoHero["title"] : undefined}>{frenchTitle(h1)}</h1>
        <p className={styles["tagline"]}>{callableText(bindParagraph(tagline))}</p>
        <div className={styles["next"]}>
          <QuoteButton button={button} target={target} />
          <a className={styles["phone"]} href={`tel:${phone}`}>
            {contact && french(`${contact.name}\u00A0: `)}
            {phoneLabel}
          </a>
        </div>
        {points.length > 0 && (
          <ul className={styles["points"]}>
            {points.map((point) => (
              <li className={styles["point"]} key={point}>
                {callableText(point)}
              </li>
            ))}
          </ul>
        )}
        <div className={classes(styles["scene"], !picture && bare["scene"])}>
          {!isPhoto && <Backdrop />}
          {picture && (
            <Picture
              className={isPhoto ? photoHero["photo"] : drawn}
              picture={picture}
              sizes={HERO_SIZES}
              first
            />
          )}
          {/* The wipe is the gesture that leaves the stroke: a dull film comes off once when the page opens. */}
          {picture && site.theme.shape === "stroke" && <span className={wipe["root"]} />}
        </div>
      </div>
    </section>
  );
}
