import { Type } from "typebox";
import { commonMisbehaviour } from "@vitrine/inbox/misbehaviour-plan";

/**
 * The keys of a planned response to one search. Without any key it is the normal one. `delayMs` passes before
 * any response, and `reset` cuts the connection without one. `body` replaces the found addresses.
 * `"malformed"` breaks off in the middle; `"html"` is an error page with status 200, as a gateway may send.
 * `"strange"` is JSON of another shape, `"empty"` has no address.
 */
export const misbehaviours = Type.Object(
  {
    ...commonMisbehaviour,
    retryAfter: Type.Optional(Type.Integer({ minimum: 0 })),
    reset: Type.Optional(Type.Boolean()),
    body: Type.Optional(Type.Enum(["malformed", "html", "strange", "empty"])),
  },
  { additionalProperties: false },
);
