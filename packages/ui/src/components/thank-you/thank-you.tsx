import { EMAIL_ATTRIBUTE, REPLY_ATTRIBUTE, THANK_YOU_ID } from "@vitrine/forms/thank-you-address";
import type { ResolvedSection } from "@vitrine/schema/page-props";
import { JOB_SEEKER_ATTRIBUTE } from "@vitrine/tracking/job-seeker-links";
import { useSite } from "../../site-context.ts";
import { French } from "../french/french.tsx";
import { StepList } from "../step-list/step-list.tsx";
import styles from "./thank-you.module.css";

/**
 * The view after the form was sent. It has a fragment address of its own, so that a reload sends nothing
 * again.
 */
export function ThankYou({ title, reply, next, steps, rating }: ResolvedSection<"quote-form">["thanks"]) {
  const { addresses, contact, recruitment } = useSite();
  return (
    <div className={styles["root"]} id={THANK_YOU_ID}>
      <h2 className={styles["title"]} tabIndex={-1}>
        <French>{title}</French>
      </h2>
      {reply && (
        <p className={styles["reply"]} hidden {...{ [REPLY_ATTRIBUTE]: "" }}>
          <French>{reply.sent}</French> <strong {...{ [EMAIL_ATTRIBUTE]: "" }} />.{" "}
          <French>{reply.wrong}</French> <a href={`tel:${contact.phone}`}>{contact.phoneLabel}</a>.
        </p>
      )}
      <div className={styles["next"]}>
        <h2 className={styles["question"]}>
          <French>{next}</French>
        </h2>
        <StepList steps={steps} />
      </div>
      {(rating ?? recruitment) !== undefined && (
        <div className={styles["more"]}>
          {rating && (
            <p className={styles["rating"]}>
              <French>{rating.text}</French>{" "}
              {rating.link !== undefined && (
                <a href={addresses.maps}>
                  <French>{rating.link}</French>
                </a>
              )}
            </p>
          )}
          {recruitment !== undefined && (
            <a className={styles["work"]} href={addresses.recruitment} {...{ [JOB_SEEKER_ATTRIBUTE]: "" }}>
              <French>{recruitment}</French>
            </a>
          )}
        </div>
      )}
    </div>
  );
}
