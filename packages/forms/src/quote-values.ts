import { quoteFields } from "./quote-fields.data.ts";

/** The name of a question's field in the post. */
export type QuoteFieldName = (typeof quoteFields)[keyof typeof quoteFields]["name"];

/** The visitor's answers by the question's name. An open question is "". */
export type QuoteValues = Readonly<Record<QuoteFieldName, string>>;

/** The ten names, in the order of spec section 5's labels. */
export const quoteFieldNames: readonly QuoteFieldName[] = Object.values(quoteFields).map(({ name }) => name);
