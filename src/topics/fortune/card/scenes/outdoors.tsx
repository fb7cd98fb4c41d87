import { At, Body, Fine, Gold, Line, Rays, Red, Ruling, Tone, Water } from "./pen.tsx";
import { Person, Ranks, Rider, Seated } from "./people.tsx";
import { Cloud, Gate, Hills, Hut, Peak, Pine, Willow } from "./places.tsx";

const grass = "M18 176l7 3l-3 5M25 179l6 -1M70 182l7 3l-3 5M112 176l7 3l-3 5M119 179l6 -1M214 180l7 3l-3 5";

/** Thirsty ranks, a captain who points ahead, and the plums he speaks of. */
export const Plums = () => (
  <>
    <Ruling from={-4} to={92} ends={(y) => [-20, 118 + Math.max(0, y - 40) * 2.4]} />
    <circle className="ft-l1 ft-paper" cx={52} cy={34} r={13} />
    <Rays x={52} y={34} from={18} />
    <Hills y={116} />
    <Body d="M-20 122C50 110 100 112 150 124C180 130 216 128 260 118V230H-20Z" />
    <Ranks x={4} y={158} />
    <Rider x={190} y={178} />
    <Tone d="M0 166C40 160 90 162 136 168M4 174C50 168 96 168 138 176" />
    <Fine d={grass} />
    <g transform="translate(22 -14)">
      <Body d="M240 10C196 14 180 10 164 22C150 32 144 30 126 40L128 44C146 37 156 40 168 30C180 21 198 24 240 22Z" />
      <Line d="M178 20C176 36 184 46 180 62M160 27C160 40 150 46 150 60M198 22C204 34 200 46 208 56M140 36C138 44 132 48 130 56" />
      <Red d="M172.600 69a7.400 7.400 0 1 0 14.800 0a7.400 7.400 0 1 0 -14.800 0Z" />
      <Body d="M143 67a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM201 63a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM124 62a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM184 44a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z" />
      <Body d="M166 42C158 38 154 44 156 50C164 52 168 48 166 42ZM142 30C136 24 130 28 130 34C138 38 142 34 142 30Z" />
    </g>
  </>
);

/** An army in its camp, one banner over it. */
export const Camp = () => (
  <>
    <Ruling from={2} to={80} />
    <Hills y={104} />
    <Body d="M-20 112C40 104 120 104 260 110V230H-20Z" />
    <Body d="M96 132L122 86L148 132ZM116 132L122 108L128 132Z" />
    <Fine d="M122 86V78M104 132L121 88M140 132L123 88" />
    <Body d="M150 138L180 84L210 138ZM173 138L180 110L187 138Z" />
    <Fine d="M180 84V74M160 138L179 86M200 138L181 86" />
    <Line d="M66 150V24" />
    <Red d="M66 26C84 20 98 34 122 28L117 62C96 67 84 55 66 60Z" />
    <Ranks x={-2} y={160} />
    <Rider x={196} y={182} />
    <Tone d="M0 168C40 162 100 164 150 170M6 176C50 170 96 172 148 180" />
    <Fine d={grass} />
  </>
);

/** A line let down from the bank, and what comes to it. */
export const Angler = () => (
  <>
    <Ruling from={-4} to={52} />
    <Hills y={84} />
    <Body d="M-20 88H260V230H-20Z" />
    <Water from={96} to={186} />
    <Body d="M110 230C118 190 132 160 156 148C180 138 214 136 260 132V230Z" />
    <Fine d="M150 152C146 158 142 162 138 170M196 162l7 3l-3 5M224 178l7 3l-3 5M176 180l7 3l-3 5" />
    <Willow x={218} y={150} isTurned />
    <Seated x={160} y={152} isTurned hasHat />
    <Line d="M150 140C120 110 96 92 66 84" />
    <Fine d="M66 84C64 104 62 116 62 134" />
    <At x={58} y={150}>
      <Red d="M-2 -16C10 -14 14 -2 8 8L14 18C6 18 0 16 -4 12C-10 4 -10 -8 -2 -16Z" />
    </At>
    <Fine d="M36 172q12 -8 26 -2t24 -3M44 180q10 -6 20 -1" />
  </>
);

/** The road out: one traveller, the pass, and the sun over it. */
export const Pass = () => (
  <>
    <Ruling from={2} to={110} />
    <Red d="M104 34a16 16 0 1 0 32 0a16 16 0 1 0 -32 0Z" />
    <Rays x={120} y={34} from={21} />
    <Peak x={30} y={134} />
    <Peak x={208} y={132} isTurned />
    <Peak x={-8} y={146} isTurned />
    <Peak x={250} y={146} />
    <Cloud x={68} y={70} />
    <Gate x={120} y={130} />
    <Body d="M-20 134C30 126 80 130 108 130H132C164 130 210 126 260 134V230H-20Z" />
    <Fine d="M110 130C108 142 126 148 118 158C106 170 76 174 66 196M130 130C130 140 148 150 144 160C138 174 124 182 120 196" />
    <Person x={106} y={176} hasStaff />
    <Pine x={212} y={182} isTurned />
    <Tone d="M10 148H60M4 160H52M160 164H190M20 172H48" />
  </>
);

/** The house at the end of the road; a lamp hangs out. */
export const Home = () => (
  <>
    <Ruling from={-4} to={78} />
    <circle className="ft-l1 ft-paper" cx={62} cy={32} r={14} />
    <Hills y={106} />
    <Body d="M-20 122C60 112 160 114 260 124V230H-20Z" />
    <g transform="translate(166 150) scale(1.35)">
      <Hut x={0} y={0} />
    </g>
    <Pine x={222} y={166} isTurned />
    <Line d="M126 130V120" />
    <Red d="M119 120H133V123C137 129 137 136 133 142V145H119V142C115 136 115 129 119 123Z" />
    <Fine d="M126 145V152M124 152V156M128 152V156" />
    <Fine d="M158 152C140 160 110 160 92 172C80 180 74 186 70 196M176 152C170 166 140 170 126 180C120 184 116 190 114 196" />
    <Fine d="M-4 150V134M8 150V132M20 150V132M32 150V132M44 150V134M-8 138H50M-8 145H50" />
    <Person x={72} y={180} hasStaff />
    <Fine d="M196 182l7 3l-3 5M150 178l7 3l-3 5M24 178l7 3l-3 5" />
  </>
);

const petals = [0, 72, 144, 216, 288];

const Blossom = ({ x, y, isRed = false, size = 1 }: { x: number; y: number; isRed?: boolean; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    {petals.map((turn) => (
      <path key={turn} className={isRed ? "ft-red" : "ft-l1 ft-paper"} transform={`rotate(${turn})`} d="M0 -2C-8 -5 -7 -14 0 -14C7 -14 8 -5 0 -2Z" />
    ))}
    <circle className="ft-gold-fill" r={2.2} />
  </g>
);

/** Plum in blossom on a bare branch, before a cold moon. */
export const InBlossom = () => (
  <>
    <Ruling from={-4} to={128} />
    <circle className="ft-l1 ft-paper" cx={86} cy={62} r={40} />
    <Gold d="M40 62a46 46 0 1 0 92 0a46 46 0 1 0 -92 0" />
    <Hills y={160} />
    <Body d="M-20 158C40 150 140 150 260 160V230H-20Z" />
    <Body d="M206 200C204 168 214 148 200 128C186 110 166 112 150 96C138 84 120 82 98 88L97 84C122 76 142 78 156 90C170 102 190 100 204 114C206 92 196 78 200 52L204 52C202 76 214 92 214 118C226 146 220 172 226 200Z" />
    <Line d="M150 94C140 70 144 54 136 34M176 104C178 84 168 70 172 50M202 84C214 74 218 60 230 50M126 83C114 96 104 104 88 108" />
    <Tone d="M212 196C210 170 220 150 208 130M218 196C216 174 222 160 218 140M192 108C180 102 168 104 158 96" />
    <Blossom x={136} y={32} isRed size={1.25} />
    <Blossom x={172} y={48} />
    <Blossom x={98} y={84} />
    <Blossom x={86} y={110} size={0.8} />
    <Blossom x={230} y={48} size={0.9} />
    <Blossom x={202} y={46} size={0.8} />
    <Blossom x={146} y={66} size={0.7} />
    <Person x={48} y={180} isTurned />
    <Fine d="M16 182l7 3l-3 5M96 176l7 3l-3 5M150 184l7 3l-3 5" />
  </>
);

/** One boat far out, its sail set. */
export const AtSea = () => (
  <>
    <Ruling from={-4} to={92} />
    <circle className="ft-l1 ft-paper" cx={186} cy={36} r={14} />
    <Rays x={186} y={36} from={19} />
    <Cloud x={50} y={34} />
    <Cloud x={222} y={70} isTurned />
    <g transform="translate(30 108) scale(.7)">
      <Peak x={0} y={0} />
    </g>
    <Body d="M-20 104H260V230H-20Z" />
    <Water from={112} to={186} />
    <At x={118} y={150}>
      <Line d="M2 0V-98" />
      <Red d="M5 -94C30 -88 44 -66 44 -22L5 -16Z" />
      <Body d="M-3 -88C-22 -76 -30 -50 -28 -22L-3 -16Z" />
      <Fine d="M-10 -82L-3 -80M-20 -66L-3 -60M-27 -44L-3 -38" />
      <Body d="M-54 -10C-30 0 30 0 56 -14L46 8C20 18 -24 18 -44 8Z" />
      <Fine d="M-48 0C-24 8 26 8 50 -3" />
      <Tone d="M-40 6C-18 13 20 13 42 5" />
    </At>
    <Fine d="M56 166q14 -8 30 -2t32 -2t34 2t30 -3M20 80q5 -5 9 0q4 -5 9 0M72 66q4 -4 7 0q3 -4 7 0" />
  </>
);
