import page from "../../page.json";
import { Footer, Main } from "../../shared/page.jsx";
import Header from "../header.jsx";

export const metadata = {
  title: page.head.title,
  description: page.head.description,
  alternates: { canonical: page.head.canonical },
};

export default function Page() {
  const structuredData = { __html: JSON.stringify(page.head.jsonLd) };
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={structuredData} />
      <Header sectors={page.site.sectors} links={page.site.links} />
      <Main {...page.props} />
      <Footer zones={page.site.zones} />
    </>
  );
}
