/** The name of the cookie that stores the campaign and the first visit, with consent to advertising. */
export const ATTRIBUTION_COOKIE = "attribution";
