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
 * The parameters and the time of the first visit: the quote form's hidden fields. Its own list says the same
 * (a test holds them together): a module that the form's island and the page's script shared would become a
 * request of its own on every page.
 */
export const attributionFields = [...campaignParameters, "first_touch_ts"] as const;
