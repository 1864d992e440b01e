/** The purposes that need consent: measuring the audience, and advertising. */
export const purposes = ["audience", "advertising"] as const;
export type Purpose = (typeof purposes)[number];

/** A visitor's decision, purpose by purpose. */
export type Choice = Readonly<Record<Purpose, boolean>>;

export const ALL_ACCEPTED: Choice = { audience: true, advertising: true };
export const ALL_REFUSED: Choice = { audience: false, advertising: false };
