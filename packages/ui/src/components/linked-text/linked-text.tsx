import { Fragment, type ReactNode } from "react";
import { JOB_SEEKER_ATTRIBUTE } from "@vitrine/tracking/job-seeker-links";
import { mayHoldLinks, outsideAddress, splitLinks, type TextLink } from "@vitrine/schema/text-links";
import { useSite } from "../../site-provider.ts";
import { bindEnd } from "../french/bind-end.ts";
import { french } from "../french/french.tsx";
import styles from "./linked-text.module.css";

/** A full stop behind an address belongs to the sentence. */
const ADDRESS = /(https:\/\/\S*[^\s.,;:)])/;

/**
 * Typeset running text, whose last words share a line. Its links are `[words](/route)`, `[words](maps)`, the site's
 * telephone number and e-mail address, other French numbers, and addresses written in full, without their scheme.
 */
export function linkedText(words: string): ReactNode {
  const text = bindEnd(words);
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
      {french(words)}
    </a>
  );
}

function Addresses({ children: text }: { readonly children: string }) {
  if (!text.includes("https://")) return <Contacts>{text}</Contacts>;
  return text.split(ADDRESS).map((part) =>
    ADDRESS.test(part) ? (
      <a className={styles["link"]} href={part} key={part}>
        <BreakableAddress>{part.replace("https://", "")}</BreakableAddress>
      </a>
    ) : (
      <Contacts key={part}>{part}</Contacts>
    ),
  );
}

/** An address whose lines may end behind a slash. */
const BreakableAddress = ({ children: address }: { readonly children: string }) =>
  address.split(/(?<=\/)/).map((step, i) => (
    <Fragment key={step}>
      {i > 0 && <wbr />}
      {step}
    </Fragment>
  ));

/** A French telephone number, typeset. */
const NUMBER = /(0\d(?:\u00A0\d\d){4})/;

/** Typeset text, in which a visitor calls a number by pressing it: one for emergencies, beside the site's. */
export function callableText(text: string): ReactNode {
  if (!NUMBER.test(text)) return french(text);
  const parts = text.split(NUMBER).filter(Boolean);
  // A single element keeps a flex container from separating the parts.
  return (
    <span>
      {parts.map((part) =>
        NUMBER.test(part) ? (
          <Call key={part} number={part} />
        ) : (
          <Fragment key={part}>{french(part)}</Fragment>
        ),
      )}
    </span>
  );
}

/** A link to a number: that of the site or a branch, with its prefix, or another one as it is typed. */
function Call({ number }: { readonly number: string }) {
  const { contact, branches } = useSite();
  const place = [contact, ...branches].find(({ phoneLabel }) => phoneLabel === number);
  return (
    <a className={styles["link"]} href={`tel:${place?.phone ?? number.replaceAll("\u00A0", "")}`}>
      {number}
    </a>
  );
}

/** A visitor calls the site's number by pressing it, and writes to its e-mail address. */
function Contacts({ children: text }: { readonly children: string }) {
  const { phone, phoneLabel, email } = useSite().contact;
  const targets: Record<string, string> = { [phoneLabel]: `tel:${phone}`, [email]: `mailto:${email}` };
  const words = Object.keys(targets).find((each) => text.includes(each));
  if (words === undefined) return callableText(text);
  const [before = "", ...others] = text.split(words);
  return (
    <>
      <Contacts>{before}</Contacts>
      {others.map((after) => (
        <Fragment key={after}>
          <a className={styles["link"]} href={targets[words]}>
            {words}
          </a>
          <Contacts>{after}</Contacts>
        </Fragment>
      ))}
    </>
  );
}
