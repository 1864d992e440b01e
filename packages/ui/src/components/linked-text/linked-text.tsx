import { Fragment, type ReactNode } from "react";
import { splitLinks, type TextLink } from "@vitrine/schema/text-links";
import { linkTo } from "../../link-to.ts";
import { useSite } from "../../site-provider.ts";
import { bindEnd } from "../french/bind-words.ts";
import { french } from "../french/french.tsx";
import styles from "./linked-text.module.css";

/** A full stop behind an address belongs to the sentence. */
const ADDRESS = /(https:\/\/\S*[^\s.,;:)])/;

/**
 * Typeset running text, whose last words share a line. Its links are `[words](/route)`, `[words](maps)`, telephone numbers,
 * the site's e-mail address, and addresses written in full, without their scheme.
 */
export function linkedText(words: string): ReactNode {
  return splitLinks(bindEnd(words)).map((part) =>
    typeof part === "string" ? (
      <Addresses key={part}>{part}</Addresses>
    ) : (
      <InnerLink key={`${part.words} ${part.target}`} {...part} />
    ),
  );
}

function InnerLink({ words, target }: TextLink) {
  return (
    <a className={styles["link"]} {...linkTo(useSite(), target)}>
      {french(words)}
    </a>
  );
}

const Addresses = ({ children: text }: { readonly children: string }) =>
  text.split(ADDRESS).map((part) =>
    ADDRESS.test(part) ? (
      <a className={styles["link"]} href={part} key={part}>
        <BreakableAddress>{part.replace("https://", "")}</BreakableAddress>
      </a>
    ) : (
      <Fragment key={part}>{callableText(part)}</Fragment>
    ),
  );

/** An address whose lines may end behind a slash. */
const BreakableAddress = ({ children: address }: { readonly children: string }) =>
  address.split(/(?<=\/)/).map((step, i) => (
    <Fragment key={step}>
      {i > 0 && <wbr />}
      {step}
    </Fragment>
  ));

/**
 * Matches what may be an e-mail address or a telephone number, typeset. A number begins with a bracket only if its
 * area code stands in brackets: "(514) 555-0123".
 */
const CONTACT = /([\w.+-]+@[\w.-]*\w|(?:\+|\([\d\u00A0-]{1,6}\)\u00A0?)?\d[\d\u00A0().-]{6,}\d)/;

const FRENCH_NUMBER = /^0\d(?:\u00A0\d\d){4}$/;

/**
 * Typeset text, in which a visitor presses a number to call it, and the site's e-mail address to write there. Numbers
 * are those of the site and its branches, and any French one, such as one for emergencies.
 */
export const callableText = (text: string): ReactNode =>
  CONTACT.test(text) ? <Contacts>{text}</Contacts> : french(text);

function Contacts({ children: text }: { readonly children: string }) {
  const { contact, branches } = useSite();
  const targets = new Map([
    [contact.email, `mailto:${contact.email}`],
    ...[contact, ...branches].map(({ phone, phoneLabel }) => [phoneLabel, `tel:${phone}`] as const),
  ]);
  const targetOf = (part: string) =>
    targets.get(part) ?? (FRENCH_NUMBER.test(part) ? `tel:${part.replaceAll("\u00A0", "")}` : undefined);
  const parts = text.split(CONTACT);
  if (!parts.some(targetOf)) return french(text);
  // A single element keeps a flex container from separating the parts.
  return (
    <span>
      {parts.map((part) => {
        const target = targetOf(part);
        if (target === undefined) return <Fragment key={part}>{french(part)}</Fragment>;
        return (
          <a className={styles["link"]} href={target} key={part}>
            {part}
          </a>
        );
      })}
    </span>
  );
}
