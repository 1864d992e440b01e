import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { useSiteProvider } from "../../site-provider.ts";

interface WakingProps {
  /** The island's name in the site's registry; a React island's identifiers begin with it. */
  readonly name: string;
  /** When it wakes. An intent is a pointer over it, focus in it, or a click. */
  readonly when: "visible" | "load" | "intent";
}

/** The attributes of an `<is-land>` with its condition and its script, which the loader hydrates or only runs. */
const useWaking = ({ name, when }: WakingProps, type: "react" | "module") => ({
  [`on:${when}`]: "",
  type,
  import: useSiteProvider().islandAddress(name),
});

interface IslandProps<Props extends object> extends WakingProps {
  readonly component: ComponentType<Props>;
  /** Plain data, sent to the browser as JSON unless `propsStay` is set. */
  readonly props: Props;
  /** True if the awake island reads all that it needs from its HTML, so that the page need not carry its props. */
  readonly propsStay?: boolean;
}

/** HTML that works alone, hydrated as a React root of its own when its condition is met. */
export function Island<Props extends object>({ component, props, propsStay, ...waking }: IslandProps<Props>) {
  const { name } = waking;
  const html = renderToString(createElement(component, props), { identifierPrefix: name });
  return createElement(
    "is-land",
    useWaking(waking, "react"),
    <div
      id={name}
      data-props={propsStay ? "{}" : JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />,
  );
}

interface PlainIslandProps extends WakingProps {
  /** A media query that must also match before the island wakes. */
  readonly media?: string;
  readonly children: ReactNode;
}

/** HTML that a small script without React brings to life. A page may hold it more than once. */
export function PlainIsland({ media, children, ...waking }: PlainIslandProps) {
  const attributes = useWaking(waking, "module");
  return createElement("is-land", media ? { ...attributes, "on:media": media } : attributes, children);
}
