import { EMAIL_ATTRIBUTE, REPLY_ATTRIBUTE, THANK_YOU_ID } from "@vitrine/forms/thank-you-address";
import type { ResolvedPicture } from "@vitrine/schema/content/picture";
import type { ResolvedSection } from "@vitrine/schema/page-props";
import { linkTo } from "../../link-to.ts";
import { useSite } from "../../site-provider.ts";
import { Backdrop } from "../backdrop/backdrop.tsx";
import { french, frenchTitle } from "../french/french.tsx";
import { Picture, Sign } from "../picture/picture.tsx";
import { Rating } from "../rating/rating.tsx";
import { StepList } from "../../sections/steps/steps.tsx";
import styles from "./thank-you.module.css";

type QuoteForm = ResolvedSection<"quote-form">;

interface ThankYouProps {
  readonly thanks: QuoteForm["thanks"];
  /** The first delay that the form promised, with its picture. */
  readonly promise?: NonNullable<QuoteForm["reassurance"]>["promises"][number] | undefined;
  readonly picture?: ResolvedPicture | undefined;
}

/** The view after the form was sent. Its fragment address is its own, so that a reload sends nothing again. */
export function ThankYou(props: ThankYouProps) {
  const { next, steps, prepare, sectors } = props.thanks;
  return (
    <div className={styles["root"]} id={THANK_YOU_ID}>
      <Opening {...props} />
      <div className={styles["next"]}>
        <h2 className={styles["question"]}>{french(next)}</h2>
        <StepList steps={steps} />
      </div>
      {(prepare ?? sectors) !== undefined && (
        <div className={styles["meanwhile"]}>
          {prepare && <Preparation {...prepare} />}
          {sectors !== undefined && <Sectors title={sectors} />}
        </div>
      )}
      <More />
    </div>
  );
}

function Opening({ thanks: { title, reply }, promise, picture }: ThankYouProps) {
  const { contact } = useSite();
  return (
    <div className={styles["opening"]}>
      <Backdrop />
      <div className={styles["words"]}>
        <h2 className={styles["title"]} tabIndex={-1}>
          {french(title)}
        </h2>
        {promise && (
          <p>
            <strong className={styles["delay"]}>{french(promise.figure)}</strong>
            {french(promise.text)}
          </p>
        )}
        {reply && (
          <p hidden {...{ [REPLY_ATTRIBUTE]: "" }}>
            {french(reply.sent)} <strong {...{ [EMAIL_ATTRIBUTE]: "" }} />. {french(reply.wrong)}{" "}
            <a className={styles["phone"]} href={`tel:${contact.phone}`}>
              {contact.phoneLabel}
            </a>
            .
          </p>
        )}
      </div>
      {picture && <Picture picture={{ ...picture, alt: "" }} sizes="(min-width: 60rem) 32rem, 92vw" />}
    </div>
  );
}

function Preparation({ title, items }: NonNullable<QuoteForm["thanks"]["prepare"]>) {
  return (
    <div>
      <h2 className={styles["question"]}>{french(title)}</h2>
      <ul>
        {items.map((item) => (
          <li className={styles["item"]} key={item}>
            {french(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sectors({ title }: { readonly title: string }) {
  return (
    <div>
      <h2 className={styles["question"]}>{french(title)}</h2>
      <ul className={styles["sectors"]}>
        {useSite().sectors.map(({ name, route, picture }) => (
          <li key={route}>
            <a className={styles["sector"]} href={route}>
              {picture && <Sign picture={picture} />}
              {frenchTitle(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The clients' rating, and the link for job seekers, which must not compete with the rest. */
function More() {
  const site = useSite();
  const { rating, recruitment } = site;
  if ((rating ?? recruitment) === undefined) return null;
  return (
    <div className={styles["more"]}>
      <Rating />
      {recruitment !== undefined && <a {...linkTo(site, "recruitment")}>{french(recruitment)}</a>}
    </div>
  );
}
