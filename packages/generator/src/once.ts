/** Makes something when it is first asked for, and then lets go of all that it was made of. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  let maker: typeof make | undefined = make;
  return () => {
    made ??= { value: (maker as typeof make)() };
    maker = undefined;
    return made.value;
  };
}
