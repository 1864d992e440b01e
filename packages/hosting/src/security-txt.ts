/** The contact for reports of security holes, and the day until which it is valid. */
export interface SecurityContact {
  /** An e-mail address, or an address of the web. */
  readonly contact: string;
  /** Day, "2027-12-31". */
  readonly expires: string;
}

/** Writes `/.well-known/security.txt` (RFC 9116). It has no build date, so that a build can be repeated. */
export function securityTxt({ contact, expires }: SecurityContact, siteUrl: string): string {
  return [
    `Contact: ${contact.startsWith("https:") ? "" : "mailto:"}${contact}`,
    `Expires: ${expires}T23:59:59Z`,
    "Preferred-Languages: fr, en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
