/**
 * The reason that a post to `/quote` is refused: the response's status and one French sentence for the
 * sender.
 */
export type Refusal = { readonly status: 400 | 413; readonly text: string };
