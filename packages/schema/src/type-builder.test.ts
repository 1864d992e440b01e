import TypeBox from "typebox";
import { describe, expect, it } from "vitest";
import { Type } from "./type-builder.ts";

/** Builds a shape with every method of a builder. */
function shapeBy(Builder: typeof Type) {
  const name = Builder.Optional(Builder.String({ title: "Nom", minLength: 1 }));
  const shared = { name, order: Builder.Integer({ minimum: 1 }) };
  return Builder.Object(
    {
      type: Builder.Literal("tuiles", { title: "Type" }),
      ...shared,
      all: Builder.Object(shared),
      none: Builder.Object({ name }),
      tiles: Builder.Array(Builder.Object(shared, { additionalProperties: false }), { minItems: 1 }),
      byName: Builder.Record(Builder.String({ pattern: "^[a-z]+$" }), Builder.Number({ maximum: 1 }), {
        title: "Par nom",
      }),
      isLast: Builder.Optional(Builder.Boolean({ title: "Dernier" })),
      either: Builder.Unsafe<string | number>({ type: ["string", "number"] }),
      bare: Builder.String(),
    },
    { title: "Forme", additionalProperties: false },
  );
}

describe("the builders of shapes", () => {
  it("give the schemas that TypeBox gives, key by key", () => {
    expect(JSON.stringify(shapeBy(Type))).toBe(JSON.stringify(shapeBy(TypeBox)));
  });
});
