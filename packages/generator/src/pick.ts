/** Gives some values of an object, in the order of the keys, without those that are undefined. */
export const pick = <Values extends object, Key extends keyof Values>(
  values: Values,
  ...keys: readonly Key[]
): Pick<Values, Key> => {
  const picked = {} as Pick<Values, Key>;
  for (const key of keys) if (values[key] !== undefined) picked[key] = values[key];
  return picked;
};
