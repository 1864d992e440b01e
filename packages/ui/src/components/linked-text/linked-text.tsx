import { Fragment } from "react";
import { JOB_SEEKER_ATTRIBUTE } from "@vitrine/tracking/job-seeker-links";
import { mayHoldLinks, outsideAddress, splitLinks, type TextLink } from "@vitrine/schema/text-links";
import { useSite } from "../../site-context.ts";
import { French } from "../french/french.tsx";
import styles from "./linked-text.module.css";

/** A full stop behind an address belongs to the sentence. */
const ADDRESS = /(https:\/\/\S*[^\s.,;:)])/;

/**
 * Typeset text with its links: `[words](/route)`, `[words](maps)`, the site's telephone number, and addresses
 * written in full, without their scheme.
 */
export function LinkedText({ children: text }: { readonly children: string }) {
  if (!mayHoldLinks(text)) return <Addresses>{text}</Addresses>;
  return splitLinks(text).map((part) =>
    typeof part === "string" ? (
      <Addresses key={part}>{part}</Addresses>
    ) : (
      <InnerLink key={`${part.words} ${part.target}`} {...part} />
    ),
  );
}

function InnerLink({ words, target }: TextLink) {
  const site = useSite();
  const isOutside = !target.startsWith("/");
  return (
    <a
      className={styles["link"]}
      href={isOutside ? outsideAddress(site, target) : target}
      {...(target === "recruitment" && { [JOB_SEEKER_ATTRIBUTE]: "" })}
    >
      <French>{words}</French>
    </a>
  );
}

function Addresses({ children: text }: { readonly children: string }) {
  if (!text.includes("https://")) return <Numbers>{text}</Numbers>;
  return text.split(ADDRESS).map((part) =>
    ADDRESS.test(part) ? (
      <a className={styles["link"]} href={part} key={part}>
        {part.replace("https://", "")}
      </a>
    ) : (
      <Numbers key={part}>{part}</Numbers>
    ),
  );
}

/** A visitor calls the site's number by pressing it. */
function Numbers({ children: text }: { readonly children: string }) {
  const { phone, phoneLabel } = useSite().contact;
  const [before = "", ...others] = text.split(phoneLabel);
  if (others.length === 0) return <French>{text}</French>;
  return (
    <>
      <French>{before}</French>
      {others.map((after) => (
        <Fragment key={after}>
          <a className={styles["link"]} href={`tel:${phone}`}>
            {phoneLabel}
          </a>
          <French>{after}</French>
        </Fragment>
      ))}
    </>
  );
}
