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

/**
 * The parameters and the time of the first visit, as the quote form's hidden fields. The form has the same
 * list, and a test compares the two. A module shared by the form's island and the page's script would cost
 * every page one more request.
 */
export const attributionFields = [...campaignParameters, "first_touch_ts"] as const;
