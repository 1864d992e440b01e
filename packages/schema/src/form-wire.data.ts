/** The form's hidden fields for the origin of the visit (spec section 3), empty until a visit fills them in. */
export const attributionFields = [
  "gclid",
  "wbraid",
  "gbraid",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "first_touch_ts",
] as const;

/** Names by which a form's element gives no field but a property of its own, which scripts need. */
export const formProperties = ["action", "elements", "method", "reset", "submit", "target"] as const;

/** Fields that the script adds to a post (docs/operations/webhook.md). */
export const submissionFields = [
  "submission_id",
  "submission_revision",
  "submission_ts",
  "submission_failure",
] as const;

/** The value of a ticked box. */
export const TICKED = "oui";
