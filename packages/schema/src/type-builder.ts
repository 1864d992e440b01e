import type TypeBox from "typebox";

type Keywords = Readonly<Record<string, unknown>>;

/** Schemas of optional properties. The schemas themselves do not mark it. */
const optionals = new WeakSet<object>();

function optional(schema: Keywords): Keywords {
  const own = { ...schema };
  optionals.add(own);
  return own;
}

function object(properties: Readonly<Record<string, Keywords>>, options?: Keywords): Keywords {
  const required = Object.keys(properties).filter((name) => !optionals.has(properties[name] as Keywords));
  return { type: "object", ...(required.length > 0 && { required }), properties, ...options };
}

const plain = (type: string) => (options?: Keywords) => ({ type, ...options });

const builders = {
  Array: (items: Keywords, options?: Keywords) => ({ type: "array", items, ...options }),
  Boolean: plain("boolean"),
  Integer: plain("integer"),
  Literal: (value: string, options?: Keywords) => ({ type: "string", const: value, ...options }),
  Number: plain("number"),
  Object: object,
  Optional: optional,
  Record: ({ pattern = "" }: { readonly pattern?: string }, value: Keywords, options?: Keywords) => ({
    type: "object",
    patternProperties: { [pattern]: value },
    ...options,
  }),
  String: plain("string"),
  Unsafe: (schema: Keywords) => schema,
};

/**
 * The builders of TypeBox that content schemas use, with TypeBox's own types and the same JSON Schema.
 * TypeBox itself is 373 modules, which every command and every worker thread would load.
 */
export const Type = builders as unknown as Pick<typeof TypeBox, keyof typeof builders>;
