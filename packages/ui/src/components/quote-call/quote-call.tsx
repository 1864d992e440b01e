import type { Resolved, ResolvedPicture } from "@vitrine/schema/content/picture";
import type { QuoteCall as QuoteCallContent } from "@vitrine/schema/content/quote-call";
import type { Breadcrumbs } from "@vitrine/schema/page-props";
import { EVENING } from "@vitrine/schema/picture-address";
import type { PageContact } from "@vitrine/schema/site-model";
import { classes } from "../../classes.ts";
import { useSite } from "../../site-provider.ts";
import { QuoteButton } from "../button-link/quote-button.tsx";
import { bindParagraph } from "../french/bind-words.ts";
import { french, frenchTitle } from "../french/french.tsx";
import { callableText } from "../linked-text/linked-text.tsx";
import { HERO_SIZES, Picture } from "../picture/picture.tsx";
import morning from "./quote-call-morning.module.css";
import photoCall from "./quote-call-photo.module.css";
import styles from "./quote-call.module.css";

interface QuoteCallProps extends Resolved<QuoteCallContent> {
  readonly id?: string | undefined;
  /** The page's main picture, repeated if the call has none of its own. */
  readonly main?: ResolvedPicture | undefined;
  /** The branch to call; the head office if undefined. */
  readonly contact?: PageContact | undefined;
  /** The page's breadcrumbs: the home page has one. */
  readonly trail?: Breadcrumbs | undefined;
}

/** The closing block, with its button. */
export function QuoteCall({ id, title, text, picture, main, contact, trail, ...link }: QuoteCallProps) {
  const site = useSite();
  const { phone, phoneLabel, hours } = contact ?? site.contact;
  const isEvening = main !== undefined && picture?.image === `${main.image}${EVENING}`;
  const shown = picture ?? (main && { ...main, alt: "" });
  return (
    <div className={classes(styles["root"], shown?.framed && photoCall["root"])} id={id}>
      <div className={styles["inner"]}>
        <div>
          <h2 className={styles["title"]}>{frenchTitle(title)}</h2>
          <p className={styles["text"]}>{callableText(bindParagraph(text))}</p>
          <QuoteButton {...link} />
          <p className={styles["phone"]}>
            {contact ? french(`${contact.name}\u00A0: `) : "Ou au "}
            <a href={`tel:${phone}`}>{phoneLabel}</a>
            {hours !== undefined && <>, {french(hours)}</>}.
          </p>
        </div>
        {/* The same sizes as in the hero give the same file. */}
        {shown && (
          <Picture
            className={shown.framed ? photoCall["photo"] : undefined}
            picture={shown}
            sizes={HERO_SIZES}
          />
        )}
        {/* At the end of the home page, the scroll wipes the morning over the evening. */}
        {isEvening && trail?.length === 1 && (
          <Picture className={morning["root"]} picture={{ ...main, alt: "" }} sizes={HERO_SIZES} />
        )}
      </div>
    </div>
  );
}
