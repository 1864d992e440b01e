import { quoteFields } from "./quote-fields.data.ts";

/** The name of a question on the wire. */
export type QuoteFieldName = (typeof quoteFields)[keyof typeof quoteFields]["name"];

/** What the visitor answered, by the question's name; an open question is an empty text. */
export type QuoteValues = Readonly<Record<QuoteFieldName, string>>;

/** The ten names, in the order of spec section 5's labels. */
export const quoteFieldNames: readonly QuoteFieldName[] = Object.values(quoteFields).map(({ name }) => name);
