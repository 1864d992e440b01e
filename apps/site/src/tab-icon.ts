/**
 * Gives the site's sign for a browser's tab, as a data URL in an attribute. A file would compete with the first view
 * for the connection. Only what ends such a URL is encoded, which saves 40 bytes of every page.
 */
export function tabIcon(sign: string): string {
  // A name in single quotes, or an apostrophe, may stand within the double quotes of the sign.
  const quote = sign.includes("'") ? "%22" : "'";
  const oneLine = sign.replace(/\s+/g, " ").replaceAll("%", "%25").replaceAll("#", "%23");
  return `data:image/svg+xml,${oneLine.replaceAll('"', quote).replaceAll("&", "&amp;")}`;
}
