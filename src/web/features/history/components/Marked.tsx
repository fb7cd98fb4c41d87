interface MarkedProps {
  text: string;
  /** In code points, in order; the second number is behind the stretch. */
  hits: readonly (readonly [from: number, to: number])[];
}

/** A text with the words one looked for marked in it. */
export const Marked = ({ text, hits }: MarkedProps) => {
  if (hits.length === 0) return text;
  const letters = Array.from(text);
  const cut = (from: number, to?: number) => letters.slice(from, to).join("");
  return (
    <>
      {cut(0, hits[0]![0])}
      {hits.map(([from, to], at) => [<mark key={from}>{cut(from, to)}</mark>, cut(to, hits[at + 1]?.[0] ?? letters.length)])}
    </>
  );
};
