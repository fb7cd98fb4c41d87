/** How far one has come. */
export const Steps = ({ names, at }: { names: readonly string[]; at: number }) => (
  <ol className="steps">
    {names.map((name, index) => (
      <li key={name} className={index < at ? "is-done" : undefined} aria-current={index === at ? "step" : undefined}>
        {name}
      </li>
    ))}
  </ol>
);
