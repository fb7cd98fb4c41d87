/** A function of things that are never changed, which knows what it made for those it was asked for last: a turn asks for the same again and again. */
export const keepLast = <Keys extends readonly unknown[], Value>(make: (...keys: Keys) => Value): ((...keys: Keys) => Value) => {
  let last: { keys: Keys; value: Value } | undefined;
  return (...keys) => {
    if (!last?.keys.every((key, at) => key === keys[at])) last = { keys, value: make(...keys) };
    return last.value;
  };
};
