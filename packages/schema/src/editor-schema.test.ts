import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { type ContentKind, contentKinds } from "./content-kinds.ts";
import { editorSchema } from "./editor-schema.ts";

interface Limits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface Schema extends Limits {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  /** The limits of a text that names no fact. */
  readonly else?: Limits;
}

interface Field {
  readonly path: string;
  readonly schema: Schema;
}

/**
 * Lists a schema and every schema inside it: the keys of objects, the items of lists, the types of sections.
 */
function fieldsOf(schema: Schema, path: string): Field[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).map(([key, value]) => [`${path}.${key}`, value] as const),
    ...Object.values(schema.patternProperties ?? {}).map((value) => [`${path}.*`, value] as const),
    ...(schema.oneOf ?? []).map((value) => [`${path}<${value.properties?.["type"]?.const}>`, value] as const),
    ...(schema.items === undefined ? [] : [[`${path}[]`, schema.items] as const]),
  ];
  return [{ path, schema }, ...inner.flatMap(([at, value]) => fieldsOf(value, at))];
}

const fields = (Object.keys(contentKinds) as ContentKind[]).flatMap((kind) =>
  fieldsOf(editorSchema(kind) as Schema, kind),
);
const pathsWhere = (isWrong: (schema: Schema) => boolean) =>
  fields.filter(({ schema }) => isWrong(schema)).map(({ path }) => path);

const typed = ({ type, enum: words, const: only }: Schema) =>
  words === undefined &&
  only === undefined &&
  [type].flat().some((name) => name === "string" || name === "number" || name === "integer");

describe("what an author reads", () => {
  it("looks at every kind of schema there is", () => {
    const paths = fields.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        "site.tracking.linkedin.partner",
        "facts.*.value",
        "zone-defaults.pictures.*.alt",
        "page.sections[]<faq>.items[].question",
        "legal.articles[].blocks[].list[]",
      ]),
    );
  });

  it("has a title for every field", () => {
    expect(pathsWhere(({ title = "" }) => !/^\p{Lu}.*[^.]$/u.test(title))).toEqual([]);
  });

  it("has a description for every field, in sentences", () => {
    expect(pathsWhere(({ description = "" }) => !/^[\p{L}«$].{10,}\.$/u.test(description))).toEqual([]);
  });

  it("says every limit", () => {
    const unsaid = ({ description = "", ...schema }: Schema) => {
      const { minLength, maxLength, minItems, maxItems } = { ...schema, ...schema.else };
      return [minLength, maxLength, minItems, maxItems].some(
        (limit) => limit !== undefined && limit > 1 && !description.includes(String(limit)),
      );
    };
    expect(pathsWhere(unsaid)).toEqual([]);
  });

  it("has examples for every field that is typed in", () => {
    expect(pathsWhere((schema) => typed(schema) && !schema.examples?.length)).toEqual([]);
  });
});

describe("examples", () => {
  const ajv = new Ajv({
    strict: false,
    formats: { uri: URL.canParse, email: /^[^\s@]+@[^\s@]+$/, day: true, country: true, currency: true },
  });

  it("obey the rules of their own field", () => {
    const wrong = fields.flatMap(({ path, schema }) =>
      (schema.examples ?? []).flatMap((example) =>
        ajv.validate(schema, example) ? [] : `${path}: ${JSON.stringify(example)} ${ajv.errorsText()}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("are as French is typed, not as it is printed", () => {
    expect(pathsWhere(({ examples = [] }) => /[’\u00A0\u202F]/.test(examples.join()))).toEqual([]);
  });

  it("name a place only where a page has one", () => {
    const elsewhere = fields.filter(({ path }) => !path.startsWith("zone"));
    expect(elsewhere.filter(({ schema }) => schema.examples?.join().includes("lieu}"))).toEqual([]);
  });

  // yaml-language-server writes examples of a list's items as a snippet without escaping, so "${lieu}" would
  // be lost.
  it("name no fact in a list's items", () => {
    const items = fields.filter(({ path }) => path.endsWith("[]"));
    expect(items.filter(({ schema }) => schema.examples?.join().includes("${"))).toEqual([]);
  });
});
