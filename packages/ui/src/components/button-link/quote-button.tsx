import { linkTo } from "../../link-to.ts";
import { useSite } from "../../site-provider.ts";
import { ButtonLink } from "./button-link.tsx";

interface QuoteButtonProps {
  /** Replaces the label that all quote buttons have. */
  readonly button?: string | undefined;
  /** Replaces the quote form as the target. */
  readonly target?: string | undefined;
}

/** The button of a page's opening and of its closing block. */
export function QuoteButton({ button, target }: QuoteButtonProps) {
  const site = useSite();
  const { quote } = site;
  const link = target === undefined ? { href: quote.href } : linkTo(site, target);
  return <ButtonLink {...link}>{button ?? quote.button}</ButtonLink>;
}
