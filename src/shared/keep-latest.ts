/**
 * A function of a key that keeps what it made for the keys asked for last.
 * @param most how many it keeps at once
 */
export const keepLatest = <Value>(most: number, make: (key: string) => Value): ((key: string) => Value) => {
  const kept = new Map<string, Value>();
  return (key) => {
    const value = kept.has(key) ? (kept.get(key) as Value) : make(key);
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    return value;
  };
};
