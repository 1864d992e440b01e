import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { useSiteContext } from "../../site-context.ts";
import { wakeAttributes, type WakeCondition } from "./wake-attributes.ts";

interface IslandProps<Props extends object> {
  /** The island's name in the site's registry; it is also the prefix of the identifiers in it. */
  readonly name: string;
  readonly when: WakeCondition;
  readonly component: ComponentType<Props>;
  /** Plain data: it travels to the browser as JSON, unless it stays. */
  readonly props: Props;
  /** Whether the island, awake, finds what it needs in its own HTML: then its props stay here. */
  readonly propsStay?: boolean;
}

/**
 * A part of the page that reacts in the browser: rendered here as HTML that works by itself, then
 * hydrated in a React root of its own when its condition is met.
 */
export function Island<Props extends object>({
  name,
  when,
  component,
  props,
  propsStay = false,
}: IslandProps<Props>) {
  const { islandAddress } = useSiteContext();
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
