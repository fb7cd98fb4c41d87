/** A field 120 wide; lines are 20 apart, and the two trigrams stand a little asunder so that body and use can be told apart. */
const pitch = 20;
const gap = 10;
const thick = 9;
const wide = 120;
const half = 52;

/** @param place 1 … 6 from the bottom */
const toTop = (place: number): number => (6 - place) * pitch + (place <= 3 ? gap : 0);
export const fieldHeight = 5 * pitch + gap + thick;

/** Six lines as bars, the moving one in the seal's red with a ring. @param lines six of 0 and 1, bottom up */
export const Lines = ({ lines, moving }: { lines: string; moving: number | null }) =>
  [1, 2, 3, 4, 5, 6].map((place) => {
    const y = toTop(place);
    const isMoving = place === moving;
    return (
      <g key={place} className={isMoving ? "td-line td-moving" : "td-line"}>
        {lines[place - 1] === "1" ? (
          <rect x={0} y={y} width={wide} height={thick} rx={1.5} />
        ) : (
          <>
            <rect x={0} y={y} width={half} height={thick} rx={1.5} />
            <rect x={wide - half} y={y} width={half} height={thick} rx={1.5} />
          </>
        )}
        {isMoving ? <circle className="td-ring" cx={wide / 2} cy={y + thick / 2} r={7.5} /> : null}
      </g>
    );
  });
