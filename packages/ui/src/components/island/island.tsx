import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { useSiteProvider } from "../../site-provider.ts";
import { wakeAttributes, type WakeCondition } from "./wake-attributes.ts";

interface IslandProps<Props extends object> {
  /** The island's name in the site's registry, which is also the prefix of its identifiers. */
  readonly name: string;
  readonly when: WakeCondition;
  readonly component: ComponentType<Props>;
  /** Plain data, sent to the browser as JSON unless `propsStay` is set. */
  readonly props: Props;
  /** True if the awake island reads all that it needs from its HTML, so that the page need not carry its props. */
  readonly propsStay?: boolean;
}

/** HTML that works alone, hydrated as a React root of its own when its condition is met. */
export function Island<Props extends object>({
  name,
  when,
  component,
  props,
  propsStay = false,
}: IslandProps<Props>) {
  const { islandAddress } = useSiteProvider();
  const html = renderToString(createElement(component, props), { identifierPrefix: name });
  return createElement(
    "is-land",
    wakeAttributes(when, "react", islandAddress(name)),
    <div
      id={name}
      data-props={propsStay ? "{}" : JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />,
  );
}
