import type { ResolvedSection } from "@vitrine/schema/page-props";
import { French } from "../french/french.tsx";
import styles from "./planning.module.css";

/** A drawn screen: the week of several premises, a message and figures. A screen reader hears its description only. */
export function Planning({
  alt,
  tabs,
  days,
  sites,
  message,
  figures,
}: NonNullable<ResolvedSection<"prose">["planning"]>) {
  return (
    <figure className={styles["root"]}>
      <figcaption className={styles["said"]}>{alt}</figcaption>
      <div aria-hidden="true">
        <p className={styles["tabs"]}>
          {tabs.map((tab) => (
            <span key={tab}>{tab}</span>
          ))}
        </p>
        <div className={styles["week"]}>
          <div className={styles["row"]}>
            <span />
            {days.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </div>
          {sites.map(({ name, visits }) => (
            <div className={styles["row"]} key={name}>
              <b>{name}</b>
              {days.map((day) => {
                const visit = visits.find((each) => each.day === day);
                const kind = visit?.added ? "added" : visit ? "visit" : "free";
                return (
                  <span className={styles[kind]} key={day}>
                    {visit?.time}
                  </span>
                );
              })}
            </div>
          ))}
        </div>
        <p className={styles["message"]}>
          <French>{message}</French>
        </p>
        <div className={styles["figures"]}>
          {figures.map(({ figure, text }) => (
            <p key={text}>
              <b className={styles["figure"]}>
                <French>{figure}</French>
              </b>{" "}
              <French>{text}</French>
            </p>
          ))}
        </div>
      </div>
    </figure>
  );
}
