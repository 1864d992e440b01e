import { Type } from "typebox";
import { commonMisbehaviour, whole } from "@vitrine/inbox/misbehaviour-plan";

/**
 * The keys of a planned response to one search. Without any key it is the normal one. `delayMs` passes before
 * any response, and `reset` cuts the connection without one. `body` replaces the found addresses.
 * `"malformed"` breaks off in the middle; `"html"` is an error page with status 200, as a gateway may send.
 * `"strange"` is JSON of another shape, `"empty"` has no address.
 */
export const misbehaviours = Type.Object(
  {
    ...commonMisbehaviour,
    retryAfter: Type.Optional(whole(0, 86_400, "de secondes")),
    reset: Type.Optional(Type.Boolean({ description: "true ou false" })),
    body: Type.Optional(
      Type.Enum(["malformed", "html", "strange", "empty"], {
        description: "« malformed », « html », « strange » ou « empty »",
      }),
    ),
  },
  { additionalProperties: false },
);
