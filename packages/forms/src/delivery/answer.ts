/**
 * What became of one post to the webhook, as far as a browser can tell.
 *
 * - `status`: the webhook answered, and its answer may be read. `retryAfter` is that header, where it is exposed.
 * - `redirect`: it points elsewhere. That is not a yes: a browser follows a 302 with a GET, without the lead.
 * - `timeout`: no answer in time. The lead may have arrived.
 * - `unreadable`: something answered without CORS, and the webhook shows no sign of speaking it.
 * - `network-failure`: nothing answered, or the post was cut. The lead may still have arrived, if only its answer was lost.
 */
export type Answer =
  | { readonly kind: "status"; readonly status: number; readonly retryAfter?: string | null }
  | { readonly kind: "redirect" | "timeout" | "unreadable" | "network-failure" };
