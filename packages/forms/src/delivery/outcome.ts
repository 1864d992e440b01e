/**
 * The outcome of one post to the webhook, as a browser sees it.
 *
 * - `status`: the webhook sent a readable response. `retryAfter` is that header, if it is exposed.
 * - `redirect`: the response points elsewhere. It counts as a failure: a browser follows a 302 with a GET,
 *   without the lead.
 * - `timeout`: no response came in time. The lead may have arrived.
 * - `unreadable`: the response came without CORS, and the webhook shows no sign of supporting CORS.
 * - `network-failure`: no response came, or the post was cut. The lead may still have arrived, if only its
 *   response was lost.
 */
export type Outcome =
  | { readonly kind: "status"; readonly status: number; readonly retryAfter?: string | null }
  | { readonly kind: "redirect" | "timeout" | "unreadable" | "network-failure" };
