/** The eight campaign parameters of spec section 3. */
export const campaignParameters = [
  "gclid",
  "wbraid",
  "gbraid",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

/** The hidden attribution fields of spec section 3, empty until a visit fills them in. */
export const attributionFields = [...campaignParameters, "first_touch_ts"] as const;
