/** Gives some values of an object, in the order of the keys, without those that are undefined. */
export const pick = <Values extends object, Key extends keyof Values>(
  values: Values,
  ...keys: readonly Key[]
): Pick<Values, Key> =>
  Object.fromEntries(keys.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]]))) as Pick<
    Values,
    Key
  >;
