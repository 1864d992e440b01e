export default function configure(config) {
  config.addFilter("jsonLd", ({ title, lieu }) =>
    JSON.stringify({ "@context": "https://schema.org", "@type": "Service", name: title, areaServed: lieu }),
  );
  return { dir: { input: "src", output: "dist" } };
}
