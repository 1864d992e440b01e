import { type ComponentType, createElement } from "react";
import type { PageModule } from "../renderer/create-renderer.ts";

/** What page modules import, by specifier and name. */
export type ModuleImports = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The text of a page's module, as the generator emits it. No text of a page has a line break in it. */
const SHAPE =
  /^import \{ (?<name>\w+) \} from "(?<from>[^"]+)";\n\nexport const route = (?<route>".*");\n\nexport const head: PageHead = (?<head>[^]+?);\n\nconst props: \w+ = (?<props>[^]+?);\n\nexport default function Page\(\) \{\n  return <\k<name> \{\.\.\.props\} \/>;\n\}\n$/m;

/**
 * Gives what a page's module exports, by its text. Importing it would take as long as rendering, and Node's registry would
 * keep it for ever; all that it has besides its template is plain data, which is read as such. Throws for a text of another
 * shape, and for an import that is not there.
 */
export function readModule(text: string, imports: ModuleImports): PageModule {
  const found = SHAPE.exec(text)?.groups;
  if (found === undefined) throw new Error("This is no page module as the generator writes it.");
  const { name, from, route, head, props } = found as Record<
    "name" | "from" | "route" | "head" | "props",
    string
  >;
  const exported = imports.get(from);
  if (exported === undefined) throw new Error(`"${from}" is not among the imports that pages may have.`);
  const component = exported[name] as ComponentType | undefined;
  if (component === undefined) throw new Error(`"${from}" has no component "${name}".`);
  const data = parseLiteral(props) as object;
  return {
    route: parseLiteral(route) as string,
    head: parseLiteral(head) as PageModule["head"],
    default: () => createElement(component, data),
  };
}

/** Reads a TypeScript literal of plain data: JSON, but for keys that stand without quotes at the beginning of a line. */
const parseLiteral = (source: string): unknown =>
  JSON.parse(source.replace(/^( *)(?:([A-Za-z_$][\w$]*)|\["(__proto__)"\]): /gm, '$1"$2$3": '));
