// What both peers show of a local page, in its order and with its words.
export function Main({ picture, h1, tagline, intro, clientsTitle, clientTypes, ...rest }) {
  const { neighbourhoodsTitle, neighbourhoods, values, features, cta } = rest;
  const address = (width) => `/images/${picture.image}-${width}.${picture.version}.avif`;
  return (
    <main>
      <section>
        <h1>{h1}</h1>
        <p>{tagline}</p>
        <img
          src={address(672)}
          srcSet={picture.widths.map((width) => `${address(width)} ${width}w`).join(", ")}
          sizes="min(100vw, 42rem)"
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          fetchPriority="high"
        />
        <a href="/demande-devis">Je demande un devis gratuit</a>
      </section>
      <section>
        <p>{intro}</p>
        <h2>{clientsTitle}</h2>
        <ul>
          {clientTypes.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{neighbourhoodsTitle}</h2>
        <Blocks blocks={neighbourhoods.map(({ name, text }) => ({ title: name, text }))} />
      </section>
      <section>
        <h2>{values.title}</h2>
        <p>{values.text}</p>
        <Blocks blocks={features} />
      </section>
      <section>
        <h2>{cta.title}</h2>
        <p>{cta.text}</p>
        <a href="/demande-devis">Je demande un devis gratuit</a>
      </section>
    </main>
  );
}

const Blocks = ({ blocks }) =>
  blocks.map(({ title, text }) => (
    <article key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  ));

export function Footer({ zones }) {
  return (
    <footer>
      <ul>
        {zones.map(({ name, route }) => (
          <li key={route}>
            <a href={route}>{name}</a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
