import { JOB_SEEKER_ATTRIBUTE } from "@vitrine/tracking/job-seeker-links";
import { mayHoldLinks, outsideAddress, splitLinks, type TextLink } from "@vitrine/schema/text-links";
import { useSite } from "../../site-context.ts";
import { French } from "../french/french.tsx";
import styles from "./linked-text.module.css";

/** A full stop behind an address belongs to the sentence. */
const ADDRESS = /(https:\/\/\S*[^\s.,;:)])/;

/** Typeset text with its links: `[words](/route)`, `[words](maps)`, and addresses written in full, without their scheme. */
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
  if (!text.includes("https://")) return <French>{text}</French>;
  return text.split(ADDRESS).map((part) =>
    ADDRESS.test(part) ? (
      <a className={styles["link"]} href={part} key={part}>
        {part.replace("https://", "")}
      </a>
    ) : (
      <French key={part}>{part}</French>
    ),
  );
}
