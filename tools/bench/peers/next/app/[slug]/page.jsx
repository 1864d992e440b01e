import { cache } from "react";
import { ZonePage } from "../../shared/zone-page.jsx";
import { address, jsonLd, readZone, slugs } from "../../shared/zones.js";

const zoneOf = cache(readZone);

export const dynamicParams = false;

export const generateStaticParams = () => slugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }) {
  const { slug, title, description } = await zoneOf((await params).slug);
  return {
    title,
    description,
    alternates: { canonical: address(slug) },
    openGraph: { title, description },
  };
}

export default async function Page({ params }) {
  const zone = await zoneOf((await params).slug);
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(zone) }} />
      <ZonePage zone={zone} />
    </>
  );
}
