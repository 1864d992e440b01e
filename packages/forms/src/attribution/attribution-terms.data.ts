/** The name of the cookie that keeps the campaign and the first visit, with consent to advertising. */
export const ATTRIBUTION_COOKIE = "attribution";
