import type { ReactNode } from "react";
import { Beard, Crown, Face, Fist, LongHair, Neck, Parting } from "../parts/figure.tsx";
import { Fine, Halo, Line, Shape, Small, Tone } from "../parts/mark.tsx";
import { At } from "../parts/pen.tsx";

/* The kings, front and mirrored, and the queens, three-quarter left: bodies in a seat, without throne, emblem or setting. */

/** A king's robe from shoulders to hem with ermine collar, feet on y 300. */
export function KingRobe(): ReactNode {
  return (
    <>
      <Halo d="M72 130H128L140 200L160 298H40L60 200Z" />
      <Shape d="M62 198C52 222 46 262 42 294Q100 312 158 294C154 262 148 222 138 198Z" />
      <Fine d="M68 226C70 250 66 276 62 300M88 236C88 260 84 284 82 304M112 236C112 260 116 284 118 304M132 226C130 250 134 276 138 300M66 220Q82 234 98 226M134 220Q118 234 102 226" />
      <Tone d="M142 226L148 236M143 236L150 248M146 248L152 260M147 260L154 272M150 272L156 284M136 240L140 252M138 254L143 268" />
      <Shape d="M100 126C80 126 70 136 67 154L62 204C80 214 120 214 138 204L133 154C130 136 120 126 100 126Z" />
      <Fine d="M63 196C80 206 120 206 137 196M64 190C82 200 118 200 136 190M92 160L90 192M108 160L110 192" />
      <Small d="M74 136C86 152 114 152 126 136L132 148C116 168 84 168 68 148Z" />
      <Fine d="M80 150V154M90 156V160M100 157V161M110 156V160M120 150V154" />
    </>
  );
}

/** The king's arms: his right (our left) lifted to (50, 192), his left on the arm of the throne or the knee. */
export function KingArms({ rest = true }: { rest?: boolean }): ReactNode {
  return (
    <>
      <Shape d="M72 142C58 150 48 168 42 186L56 200C62 188 72 180 80 174" />
      <Fine d="M46 180Q54 184 60 194M50 174Q58 178 64 188" />
      {rest && <Shape d="M128 142C142 150 152 168 158 188L146 202C138 190 128 182 120 176" />}
      {rest && <Fine d="M154 180Q148 186 142 196M150 174Q142 180 136 188" />}
      {rest && (
        <At x={153} y={199} s={0.9} turn={60}>
          <Fist />
        </At>
      )}
    </>
  );
}

export function KingHead({ beard = 26 }: { beard?: number }): ReactNode {
  return (
    <At x={100} y={108}>
      <Neck />
      <path className="l1 bg" d="M0 -17C-16 -18 -19 0 -17 12Q-14 18 -9 16H9Q14 18 17 12C19 0 16 -18 0 -17Z" />
      <Face />
      {beard > 0 && <Beard length={beard} />}
      <path className="l1 bg" d="M-12 -2C-14 -10 -10 -15 0 -15S14 -10 12 -2C9 -8 -9 -8 -12 -2Z" />
      <Crown />
    </At>
  );
}

/** Feet under a king's hem. */
export function Feet(): ReactNode {
  return <Shape d="M76 302C74 308 80 312 90 311L94 303ZM124 302C126 308 120 312 110 311L106 303Z" />;
}

/** A queen in her robe, knees to the left, hem on y 304; her face is at (96, 114). */
export function QueenRobe(): ReactNode {
  return (
    <>
      <Halo d="M80 136H116L140 200L154 300H36L60 220Z" />
      <Shape d="M72 204C54 218 42 254 34 296C66 312 120 312 154 300C154 268 150 226 138 198Z" />
      <Fine d="M66 222C62 250 54 278 50 300M84 226C80 252 76 280 74 305M104 222C106 252 104 280 104 307M124 216C130 244 132 274 132 304M64 220C80 228 104 226 122 210" />
      <Tone d="M138 222L144 234M140 234L147 248M143 248L149 262M144 262L151 276M146 276L152 290M130 232L136 246M133 250L138 264" />
      <Shape d="M96 134C82 136 76 146 76 162L70 206C88 216 122 214 140 202L126 160C124 144 112 133 96 134Z" />
      <Fine d="M71 200C90 208 120 206 138 196M72 194C90 202 118 200 136 190M82 142Q92 160 112 142M92 156L88 198M100 158L106 200" />
      <Tone d="M122 168L129 178M121 176L132 188" />
    </>
  );
}

export function QueenHead(): ReactNode {
  return (
    <At x={95} y={114}>
      <LongHair length={44} spread={19} />
      <Neck />
      <Face look={-2.4} />
      <Parting />
      <Crown />
    </At>
  );
}

/** The queen's near arm on the arm of the throne, and the armrest itself. */
export function QueenRest({ hand = true }: { hand?: boolean }): ReactNode {
  return (
    <>
      <Shape d="M118 150C132 158 140 176 142 198L130 206C126 192 120 184 112 178" />
      <Fine d="M140 190Q134 192 128 200" />
      {hand && (
        <At x={136} y={206} s={0.9} turn={70}>
          <Fist />
        </At>
      )}
    </>
  );
}

/** The queen's far arm stretched to a hand at (52, 190). */
export function QueenReach(): ReactNode {
  return (
    <>
      <Shape d="M82 148C70 156 56 168 46 182L58 196C66 188 76 182 86 180" />
      <Fine d="M50 178Q56 182 61 192" />
    </>
  );
}

/** The throne of a king: a back between two posts, arms, a step. */
export function Throne({ back, children }: { back: string; children?: ReactNode }): ReactNode {
  return (
    <>
      <Halo d={back} />
      <Shape d={back} />
      {children}
      <Shape d="M30 212H60V304H30ZM140 212H170V304H140Z" />
      <Shape d="M26 204H62V214H26ZM138 204H174V214H138Z" />
      <Fine d="M36 222V296H54V222ZM146 222V296H164V222Z" />
      <Shape d="M14 302H186V327H14Z" />
      <Line d="M14 312H186" />
    </>
  );
}
