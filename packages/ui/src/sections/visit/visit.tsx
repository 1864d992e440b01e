import type { ResolvedSection } from "@vitrine/schema/page-props";
import type { SiteModel } from "@vitrine/schema/site-model";
import { classes } from "../../classes.ts";
import { french } from "../../components/french/french.tsx";
import { linkedText } from "../../components/linked-text/linked-text.tsx";
import framed from "../../components/picture/framed.module.css";
import { Picture } from "../../components/picture/picture.tsx";
import { useSite } from "../../site-provider.ts";
import { townOf } from "../../town-of.ts";
import { Section } from "../section/section.tsx";
import table from "../section/table.module.css";
import styles from "./visit.module.css";

/** The addresses of the company and its branches, or of one branch, each with its telephone and its hours. */
export function Visit({ id, title, intro, branch: branchId, picture, note }: ResolvedSection<"visit">) {
  const { name, contact, branches } = useSite();
  const only = branches.find((branch) => branch.id === branchId);
  const places: readonly Place[] = only
    ? [only]
    : [
        { ...contact, name },
        ...branches.map((branch) => ({ ...branch, isCalledElsewhere: branch.phone === contact.phone })),
      ];
  return (
    <Section id={id} title={title} intro={intro}>
      <div className={styles[picture ? "pictured" : "wide"]}>
        <div className={styles["places"]}>
          {places.map((place) => (
            <PlaceBlock key={place.name} {...place} />
          ))}
          {note !== undefined && <p className={styles["note"]}>{linkedText(note)}</p>}
        </div>
        {picture && (
          <Picture
            className={classes(styles["picture"], picture.framed && framed["root"])}
            picture={picture}
            sizes="(min-width: 60rem) 40vw, 100vw"
          />
        )}
      </div>
    </Section>
  );
}

interface Place extends Pick<
  SiteModel["branches"][number],
  "name" | "street" | "postalCode" | "locality" | "phone" | "phoneLabel" | "opening"
> {
  /** True if another place has the same telephone. */
  readonly isCalledElsewhere?: boolean;
}

/** Opens in a telephone's own application if it has one (Google, "Maps URLs"). */
const GOOGLE_MAPS = "https://www.google.com/maps/dir/?api=1&destination=";

function PlaceBlock(place: Place) {
  const { name, street, phone, phoneLabel, opening, isCalledElsewhere = false } = place;
  const { directions = GOOGLE_MAPS } = useSite().addresses;
  const town = townOf(place);
  const lines = [...opening.week, ...opening.exceptions];
  return (
    <div className={styles["place"]}>
      <div>
        <h3 className={styles["name"]}>{french(name)}</h3>
        <address className={styles["address"]}>
          {street !== undefined && (
            <>
              {french(street)}
              <br />
            </>
          )}
          {french(town)}
        </address>
        <p className={styles["links"]}>
          {street !== undefined && (
            <a
              href={directions + encodeURIComponent(`${name}, ${street}, ${town}`)}
              aria-label={`Itinéraire\u00A0: ${name}`}
            >
              Itinéraire
            </a>
          )}
          {!isCalledElsewhere && <a href={`tel:${phone}`}>{phoneLabel}</a>}
        </p>
        {opening.note !== undefined && <p className={styles["note"]}>{linkedText(opening.note)}</p>}
      </div>
      {lines.length > 0 && (
        <table className={classes(table["root"], styles["hours"])}>
          <tbody>
            {lines.map(({ days, hours }) => (
              <tr key={days}>
                <th scope="row">{french(days)}</th>
                <td>{french(hours)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
