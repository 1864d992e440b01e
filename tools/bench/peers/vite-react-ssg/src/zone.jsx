import { useLoaderData } from "react-router-dom";
import { Head } from "vite-react-ssg";
import { ZonePage } from "../shared/zone-page.jsx";

export const entry = "src/zone.jsx";

export function Component() {
  const zone = useLoaderData();
  return (
    <>
      <Head>
        <title>{zone.title}</title>
        <meta name="description" content={zone.description} />
        <link rel="canonical" href={zone.address} />
        <meta property="og:title" content={zone.title} />
        <meta property="og:description" content={zone.description} />
        <script type="application/ld+json">{zone.jsonLd}</script>
      </Head>
      <ZonePage zone={zone} />
    </>
  );
}

/** Called where pages are made; what reads files stays out of the browser's script. */
export async function loader({ params }) {
  if (!import.meta.env.SSR) return null;
  const { address, jsonLd, readZone } = await import("../shared/zones.js");
  const zone = await readZone(params.slug);
  return { ...zone, address: address(params.slug), jsonLd: jsonLd(zone) };
}

export async function getStaticPaths() {
  if (!import.meta.env.SSR) return [];
  const { slugs } = await import("../shared/zones.js");
  return slugs().map((slug) => `/${slug}`);
}
