import { type Static, Type } from "typebox";
import { commonMisbehaviour } from "./misbehaviour-plan.ts";

/** The text of a header, which can't end its line. */
const headerText = Type.String({ pattern: "^[ -~]+$", maxLength: 2048 });

/**
 * The keys of a planned response to one post to `/quote`. Without any key it is the normal one: 200, stored,
 * readable by all. `delayMs` passes between storing the lead and responding. A `reset` cuts the connection
 * without a byte of response, before the body is read or after the lead is stored. `store` overrides the
 * default, which stores a lead for a 2xx and for a reset after the body.
 */
export const misbehaviours = Type.Object(
  {
    ...commonMisbehaviour,
    retryAfter: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), headerText])),
    location: Type.Optional(headerText),
    reset: Type.Optional(Type.Enum(["before-body", "after-body"])),
    store: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

export type Misbehaviour = Static<typeof misbehaviours>;
