import type { ResolvedSection } from "@vitrine/schema/page-props";
import { french } from "../french/french.tsx";
import { Picture } from "../picture/picture.tsx";
import section from "../../sections/section/section.module.css";
import styles from "./planning.module.css";

/** A drawn screen with the week of several premises, and figures. Screen readers hear the descriptions only. */
export function Planning(planning: NonNullable<ResolvedSection<"prose">["planning"]>) {
  const { alt, picture, tabs, days, sites, message, figures } = planning;
  return (
    <figure className={styles["root"]}>
      <figcaption className={section["said"]}>{alt}</figcaption>
      <div className={styles["screen"]} aria-hidden="true">
        <p className={styles["tabs"]}>
          {tabs.map((tab) => (
            <span key={tab}>{tab}</span>
          ))}
        </p>
        <div className={styles["week"]}>
          <div className={styles["row"]}>
            <span className={styles["corner"]} />
            {days.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </div>
          {sites.map(({ name, agent, visits }) => (
            <div className={styles["row"]} key={name}>
              <p className={styles["site"]}>
                <b>{name}</b> {agent}
              </p>
              {days.map((day) => {
                const visit = visits.find((each) => each.day === day);
                const kind = visit?.added ? "added" : visit ? "visit" : "free";
                return (
                  <span className={styles[kind]} key={day}>
                    {visit?.time}
                    {visit?.added && <small>ajouté</small>}
                  </span>
                );
              })}
            </div>
          ))}
        </div>
        <p className={styles["message"]}>{french(message)}</p>
      </div>
      {picture && (
        <Picture
          className={styles["desk"]}
          picture={picture}
          sizes="(min-width: 82rem) 80rem, (min-width: 48rem) 100vw, 200vw"
        />
      )}
      <div className={styles["figures"]} aria-hidden="true">
        {figures.map(({ figure, text }) => (
          <p key={text}>
            <b className={styles["figure"]}>{french(figure)}</b> {french(text)}
          </p>
        ))}
      </div>
    </figure>
  );
}
