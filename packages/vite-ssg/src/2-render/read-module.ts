import { type ComponentType, createElement } from "react";
import type { PageModule } from "../renderer/create-renderer.ts";

/** The exports of the module that all pages import, by name. */
export type Templates = Readonly<Record<string, unknown>>;

/** The form of a page's module, as the generator emits it. Texts of pages contain no line break. */
const SHAPE =
  /^import \{ (?<name>\w+) \} from "(?<from>[^"]+)";\n\nexport const route = (?<route>".*");\n\nexport const head: PageHead = (?<head>[^]+?);\n\nconst props: \w+ = (?<props>[^]+?);\n\nexport default function Page\(\) \{\n  return <\k<name> \{\.\.\.props\} \/>;\n\}\n$/m;

/**
 * Reads the exports of a page's module from its text. An import would take as long as rendering, and Node's
 * registry would never release it. Besides its template a module holds only JSON, so parsing is enough.
 * Throws for a text of another form, and for an unknown component.
 */
export function readModule(text: string, templates: Templates): PageModule {
  const found = SHAPE.exec(text)?.groups;
  if (found === undefined) throw new Error("This is no page module as the generator writes it.");
  const { name, from, route, head, props } = found as Record<
    "name" | "from" | "route" | "head" | "props",
    string
  >;
  const component = templates[name] as ComponentType | undefined;
  if (component === undefined) throw new Error(`"${from}" has no component "${name}".`);
  const data = JSON.parse(props) as object;
  return {
    route: JSON.parse(route) as string,
    head: JSON.parse(head) as PageModule["head"],
    default: () => createElement(component, data),
  };
}
