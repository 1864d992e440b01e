/** Why a post to `/quote` is not taken: the status to answer and one French sentence for the sender. */
export type Refusal = { readonly status: 400 | 413; readonly text: string };
