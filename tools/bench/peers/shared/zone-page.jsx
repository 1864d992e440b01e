// The body of a local page, in React.
import site from "./site.json";

const Icon = ({ name }) => (
  <svg width="24" height="24" aria-hidden="true">
    <use href={`/icons.svg#${name}`} />
  </svg>
);

const Header = () => (
  <header>
    <a href="/">Hop &amp; Net</a>
    <nav>
      <details>
        <summary>SECTEURS</summary>
        <ul>
          {site.sectors.map((sector) => (
            <li key={sector}>
              <Icon name="building" />
              <a href={`/${sector}`}>{sector}</a>
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary>MENU</summary>
        <ul>
          <li>
            <a href="#contact">Contact</a>
          </li>
        </ul>
      </details>
      <a className="button" href="/demande-devis">
        Demander un devis
      </a>
    </nav>
  </header>
);

const Footer = () => (
  <footer id="contact">
    <ul>
      {site.sectors.map((sector) => (
        <li key={sector}>
          <a href={`/${sector}`}>{sector}</a>
        </li>
      ))}
    </ul>
    <ul>
      {Array.from({ length: 20 }, (_, i) => (
        <li key={`paris-${i + 1}`}>
          <a href={`/paris-${i + 1}`}>Paris {i + 1}</a>
        </li>
      ))}
    </ul>
  </footer>
);

const Hero = ({ zone }) => (
  <section className="hero">
    <Icon name="map-pin" />
    <h1>Entreprise de nettoyage {zone.atLieu}</h1>
    <p>{zone.tagline}</p>
    <picture>
      <source srcSet="/zones/paris-400.avif 400w, /zones/paris-800.avif 800w" type="image/avif" />
      <img src="/zones/paris-800.webp" alt="Un angle de rue" width="800" height="600" />
    </picture>
    <a className="button" href="/demande-devis">
      Demander un devis
    </a>
  </section>
);

export const ZonePage = ({ zone }) => (
  <>
    <Header />
    <main>
      <Hero zone={zone} />
      <section>
        <p>{zone.intro}</p>
      </section>
      <section>
        <h2>Chez qui nous passons</h2>
        <ul>
          {site.clients.map((client) => (
            <li key={client}>
              <Icon name="building" />
              <span>{client}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Quartier par quartier, {zone.atLieu}</h2>
        {zone.neighbourhoods.map(({ name, text }) => (
          <article key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </article>
        ))}
      </section>
      <section>
        <h2>Le même soin, toutes les semaines</h2>
        <p>Nous travaillons pour les entreprises depuis 2014.</p>
      </section>
      <section className="cards">
        {site.features.map((feature) => (
          <article key={feature}>
            <Icon name="file-text" />
            <h3>{feature}</h3>
            <p>Surfaces, fréquence, horaires : nous partons de vos locaux {zone.atLieu}.</p>
          </article>
        ))}
      </section>
      <section className="cta">
        <h2>Des locaux à entretenir {zone.atLieu} ?</h2>
        <p>Décrivez-les en 1 à 2 minutes.</p>
        <a className="button" href="/demande-devis">
          Je demande un devis gratuit
        </a>
      </section>
    </main>
    <Footer />
  </>
);
