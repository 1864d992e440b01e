import type { ResolvedSection } from "@vitrine/schema/page-props";
import { Foldable } from "../../components/fold/fold.tsx";
import { French } from "../../components/french/french.tsx";
import { LinkedText } from "../../components/linked-text/linked-text.tsx";
import { Section } from "../section/section.tsx";
import styles from "./services.module.css";

type Service = ResolvedSection<"services">["items"][number];

/** An index of services: name and sentence. A service with a page links to it, so a phone does not fold it. */
export function Services({
  id,
  title,
  intro,
  items,
  folded = false,
}: Omit<ResolvedSection<"services">, "type">) {
  return (
    <Section id={id} title={title} intro={intro}>
      <ul className={styles["root"]}>
        {items.map((item) => (
          <li className={styles["service"]} key={item.title}>
            <Item {...item} folded={folded && item.route === undefined} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Item({ title: name, text, route, folded }: Service & { readonly folded: boolean }) {
  const title = <French>{name}</French>;
  return (
    <Foldable
      folded={folded}
      summary={title}
      heading={<h3>{route === undefined ? title : <a href={route}>{title}</a>}</h3>}
    >
      <p className={styles["text"]}>
        <LinkedText>{text}</LinkedText>
      </p>
    </Foldable>
  );
}
