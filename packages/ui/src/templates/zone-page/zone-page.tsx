import type { ZonePageProps } from "@vitrine/schema/page-props";
import { classes } from "../../classes.ts";
import { FeatureTiles } from "../../components/feature-tiles/feature-tiles.tsx";
import { Foldable } from "../../components/fold/fold.tsx";
import { french, frenchTitle } from "../../components/french/french.tsx";
import { Intro } from "../../components/intro/intro.tsx";
import { splitParagraphs } from "../../components/intro/split-lead.ts";
import { LocalMap } from "../../components/local-map/local-map.tsx";
import { MapLegend } from "../../components/map-legend/map-legend.tsx";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import { PageFrame, routeOf } from "../../components/page-frame/page-frame.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { QuoteCall } from "../../components/quote-call/quote-call.tsx";
import { Rating } from "../../components/rating/rating.tsx";
import { Terms } from "../../components/terms/terms.tsx";
import { CachedPart } from "../../cached-part.tsx";
import { useSite } from "../../site-provider.ts";
import { Faq } from "../../sections/faq/faq.tsx";
import { Hero } from "../../sections/hero/hero.tsx";
import section from "../../sections/section/section.module.css";
import { Services } from "../../sections/services/services.tsx";
import styles from "./zone-page.module.css";

/** A local page, in the order of the spec's list. */
export function ZonePage(props: ZonePageProps) {
  const { breadcrumbs, clientTypes, values, features, services, questions, cta } = props;
  const contact = useSite().branches.find(({ id }) => id === props.branch);
  const kicker = (
    <p className={styles["kicker"]}>
      <Icon name={props.icon} />
      {props.area}
    </p>
  );
  return (
    <PageFrame route={routeOf(breadcrumbs)} neighbours={props.neighbours}>
      <Hero
        {...props}
        trail={breadcrumbs}
        // A closing block with a target of its own leads elsewhere than the site's quote buttons: so does the opening.
        button={cta.target && cta.button}
        target={cta.target}
        kicker={kicker}
        contact={contact}
        outdoors
      />
      <div className={`${section["column"]} ${styles["opening"]}`}>
        <CachedPart component={Terms} props={{}} />
        <Intro text={props.intro} />
        <section>
          <h2 className={styles["subtitle"]}>{french(props.clientsTitle)}</h2>
          <CachedPart component={Clients} props={{ clientTypes }} />
        </section>
      </div>
      <Neighbourhoods {...props} />
      <CachedPart component={Values} props={{ values, features }} />
      {services && <Services {...services} />}
      {questions && <Faq {...questions} />}
      <div className={styles["call"]}>
        <QuoteCall {...cta} main={props.picture} contact={contact} />
      </div>
    </PageFrame>
  );
}

/** The company's kinds of clients; most places have the same, so that they are cached, but for the title. */
function Clients({ clientTypes }: Pick<ZonePageProps, "clientTypes">) {
  const { sectors } = useSite();
  // The room of the first kind that has a sector page.
  const [room] = clientTypes.flatMap(({ route }) =>
    sectors.filter((sector) => sector.route === route).flatMap(({ picture }) => picture ?? []),
  );
  return (
    <>
      <ul className={styles["clients"]}>
        {clientTypes.map((client) => (
          <li className={styles["client"]} key={client.label}>
            {client.route === undefined ? (
              french(client.label)
            ) : (
              <a href={client.route}>{french(client.label)}</a>
            )}
          </li>
        ))}
      </ul>
      {room && (
        <div className={styles["room"]}>
          <Picture picture={{ ...room, alt: "" }} sizes={ROOM_SIZES} />
        </div>
      )}
    </>
  );
}

/** Sizes of the room beside the list. */
const ROOM_SIZES = "(min-width: 82rem) 53rem, (min-width: 48rem) 65vw, 17.5rem";

/** The company's values; most places have the same text, so that it is cached. */
function Values({ values, features }: Pick<ZonePageProps, "values" | "features">) {
  return (
    <section className={section["brand"]}>
      <div className={`${section["column"]} ${styles["valuesInner"]}`}>
        <div className={styles["known"]}>
          <h2 className={styles["title"]}>{frenchTitle(values.title)}</h2>
          <Rating />
        </div>
        <Intro text={values.text} />
        <FeatureTiles tiles={features} folded />
      </div>
    </section>
  );
}

/** The neighbourhoods of the place, and its tile among its neighbours. A phone shows the map last. */
function Neighbourhoods({ map, neighbourhoods, neighbourhoodsTitle, breadcrumbs }: ZonePageProps) {
  const [first, ...others] = neighbourhoods;
  return (
    <section className={`${section["column"]} ${styles["places"]}`}>
      <h2 className={styles["title"]}>{frenchTitle(neighbourhoodsTitle)}</h2>
      {first !== undefined && <Neighbourhood {...first} folded={false} />}
      <div className={classes(styles["others"], others.length === 3 && styles["three"])}>
        {others.map((neighbourhood) => (
          <Neighbourhood key={neighbourhood.name} {...neighbourhood} folded />
        ))}
      </div>
      {map !== undefined && (
        <nav className={styles["map"]} aria-labelledby="carte">
          <p className={styles["mapTitle"]} id="carte">
            {french(map.title)}
          </p>
          <LocalMap rows={map.rows} here={routeOf(breadcrumbs)} />
          <MapLegend rows={map.rows} />
        </nav>
      )}
    </section>
  );
}

type NeighbourhoodProps = ZonePageProps["neighbourhoods"][number] & {
  /** True if a phone shows only its name at first. */
  readonly folded: boolean;
};

function Neighbourhood({ name, text, folded }: NeighbourhoodProps) {
  return (
    <section className={styles["place"]}>
      <Foldable folded={folded} summary={french(name)} heading={<h3>{french(name)}</h3>}>
        {(folded ? [text] : splitParagraphs(text)).map((each) => (
          <p className={styles["text"]} key={each}>
            {linkedText(each)}
          </p>
        ))}
      </Foldable>
    </section>
  );
}
