import { eventLine } from "@vitrine/french/opening-hours";
import type { ResolvedSection } from "@vitrine/schema/page-props";
import { french } from "../../components/french/french.tsx";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import { Section } from "../section/section.tsx";
import styles from "./events.module.css";

/** Events to come, one a row: the day and the hours, the name, the place, the price. */
export function Events({ id, title, intro, items, none }: ResolvedSection<"events">) {
  return (
    <Section id={id} title={title} intro={intro}>
      {items.length === 0 ? (
        <p>{french(none)}</p>
      ) : (
        <ol>
          {items.map((event) => (
            <Event key={`${event.from} ${event.opens} ${event.name} ${event.place}`} {...event} />
          ))}
        </ol>
      )}
    </Section>
  );
}

function Event({ name, place, text, price, full, ...times }: ResolvedSection<"events">["items"][number]) {
  const { days, hours } = eventLine(times);
  return (
    <li className={styles["event"]}>
      <p className={styles["when"]}>
        <time className={styles["days"]} dateTime={times.from}>
          {french(days)}
        </time>{" "}
        {french(hours)}
      </p>
      <div>
        <h3 className={styles["name"]}>{french(name)}</h3>
        {place !== undefined && <p className={styles["place"]}>{french(place)}</p>}
        {text !== undefined && <p>{linkedText(text)}</p>}
      </div>
      {full ? (
        <p className={styles["full"]}>Complet</p>
      ) : (
        price !== undefined && <p className={styles["price"]}>{french(price)}</p>
      )}
    </li>
  );
}
