/** Gives a function that computes a value at its first call, then drops `make` to free its inputs' memory. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  let maker: typeof make | undefined = make;
  return () => {
    made ??= { value: (maker as typeof make)() };
    maker = undefined;
    return made.value;
  };
}
