// The local pages' files: read by peers that leave it to the site.
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse } from "yaml";

const folder = join(process.cwd(), "content");

/** The slugs of all pages. */
export const slugs = () => readdirSync(folder).map((file) => basename(file, ".yaml"));

/** What the file of a page says. */
export const readZone = async (slug) => ({
  slug,
  ...parse(await readFile(join(folder, `${slug}.yaml`), "utf8")),
});

export const address = (slug) => `https://www.hop-et-net.example/${slug}/`;

export const jsonLd = ({ title, lieu }) =>
  JSON.stringify({ "@context": "https://schema.org", "@type": "Service", name: title, areaServed: lieu });
