import Type from "typebox";
import { optional } from "../fields.ts";

/** Marks material that is invented until the company gives real one: warned of, an error for release. */
export const fictional = optional(
  Type.Boolean({ title: "Fictif", description: "Vrai tant que le texte est inventé." }),
);
