import { At, Body, Fine, Line, Tone } from "./pen.tsx";

interface Place {
  x: number;
  y: number;
  isTurned?: boolean;
}

/** Far hills across the whole picture, their foot at a height. */
export const Hills = ({ y }: { y: number }) => (
  <At x={0} y={y}>
    <Body d="M-20 -24C6 -46 24 -58 46 -44C62 -70 92 -76 116 -52C134 -70 158 -66 174 -50C194 -68 224 -62 260 -34V60H-20Z" />
    <Tone d="M6 -34C16 -44 28 -46 40 -38M12 -26C22 -36 34 -38 46 -30M82 -50C94 -60 106 -56 114 -44M88 -40C96 -48 106 -48 112 -38M152 -50C162 -54 170 -46 176 -40M190 -46C204 -56 218 -50 232 -38M196 -36C206 -46 220 -42 230 -30" />
  </At>
);

/** A steep peak, 90 wide and 100 high. */
export const Peak = ({ x, y, isTurned }: Place) => (
  <At x={x} y={y} isTurned={isTurned}>
    <Body d="M-52 0C-44 -16 -38 -28 -30 -46C-26 -52 -22 -52 -18 -62C-12 -84 -6 -98 2 -100C10 -96 12 -82 18 -74C26 -64 26 -54 32 -42C40 -26 44 -12 54 0Z" />
    <Fine d="M2 -100C-2 -86 4 -76 0 -64C-4 -52 0 -46 -4 -36M18 -74C14 -64 18 -58 14 -48M-18 -62C-18 -54 -22 -50 -22 -42" />
    <Tone d="M8 -88C8 -72 14 -62 12 -40M13 -80C14 -66 22 -56 22 -34M20 -66C22 -52 30 -42 32 -22M26 -52C30 -38 36 -26 40 -10M8 -52C8 -38 14 -26 14 -10M22 -30C24 -20 28 -12 30 -4" />
  </At>
);

/** A thatched house under its trees, 60 wide. */
export const Hut = ({ x, y }: Place) => (
  <At x={x} y={y}>
    <Body d="M-24 0V-24H24V0Z" />
    <Fine d="M-7 0V-16H7V0M12 -17H20V-9H12ZM16 -17V-9M12 -13H20M-19 -14H-12M-19 -10H-12M-19 -6H-12" />
    <Body d="M-34 -20C-26 -26 -16 -38 -8 -46H8C16 -38 26 -26 34 -20C22 -24 -22 -24 -34 -20Z" />
    <Tone d="M-22 -26L-6 -44M-14 -26L-2 -44M-6 -26L2 -44M4 -26L5 -44M13 -26L8 -42M22 -26L10 -42" />
  </At>
);

/** A hall of four columns on its steps, eaves turned up, 130 wide. */
export const Hall = ({ x, y }: Place) => (
  <At x={x} y={y}>
    <Body d="M-50 -10V-48H50V-10Z" />
    <Body d="M-16 -10V-40H16V-10Z" />
    <Fine d="M0 -40V-10M-16 -33H16M-40 -38H-24V-18H-40ZM-32 -38V-18M24 -38H40V-18H24ZM32 -38V-18" />
    <Body d="M-50 -10V-48H-45V-10ZM45 -10V-48H50V-10ZM-21 -10V-46H-17V-10ZM17 -10V-46H21V-10Z" />
    <Body d="M-68 -46C-56 -48 -46 -56 -42 -70H42C46 -56 56 -48 68 -46C60 -43 54 -43 48 -44H-48C-54 -43 -60 -43 -68 -46Z" />
    <Tone d="M-36 -68C-38 -58 -42 -52 -48 -47M-24 -68L-30 -47M-12 -68L-15 -47M0 -68V-47M12 -68L15 -47M24 -68L30 -47M36 -68C38 -58 42 -52 48 -47" />
    <Line d="M-45 -73C-42 -70 42 -70 45 -73" />
    <Body d="M-58 0V-5H58V0ZM-54 -5V-10H54V-5Z" />
  </At>
);

/** A gate under its tower, with the wall to both sides, 160 wide. */
export const Gate = ({ x, y }: Place) => (
  <At x={x} y={y}>
    <Body d="M-80 0V-34H-74V-38H-66V-34H-58V-38H-50V-34H-42V-38H42V-34H50V-38H58V-34H66V-38H74V-34H80V0Z" />
    <Tone d="M-78 -26H-44M-78 -18H-40M-78 -10H-40M44 -26H78M40 -18H78M40 -10H78M-66 -34V-26M-56 -26V-18M-68 -18V-10M-52 -10V-2M66 -34V-26M56 -26V-18M68 -18V-10M52 -10V-2" />
    <Line d="M-36 0L-32 -38M36 0L32 -38" />
    <Body d="M-12 0V-16C-12 -28 12 -28 12 -16V0Z" />
    <Tone d="M-8 0V-16M-4 0V-20M0 0V-22M4 0V-20M8 0V-16" />
    <Body d="M-24 -38V-52H24V-38Z" />
    <Fine d="M-14 -38V-52M-5 -38V-52M5 -38V-52M14 -38V-52" />
    <Body d="M-38 -50C-30 -51 -24 -56 -22 -64H22C24 -56 30 -51 38 -50C32 -48 28 -48 24 -49H-24C-28 -48 -32 -48 -38 -50Z" />
    <Tone d="M-16 -63L-22 -51M-6 -63L-8 -51M6 -63L8 -51M16 -63L22 -51" />
  </At>
);

/** A pine that leans over what stands beside it. */
export const Pine = ({ x, y, isTurned }: Place) => (
  <At x={x} y={y} isTurned={isTurned}>
    <Body d="M-5 0C-2 -20 -8 -38 -2 -58C0 -70 8 -80 18 -88L20 -84C12 -76 6 -68 4 -58C0 -40 6 -20 5 0Z" />
    <Fine d="M-2 -14C0 -18 0 -22 -1 -26M1 -36C-1 -40 0 -44 1 -48M0 -56C-8 -58 -14 -62 -20 -68M4 -62C12 -62 20 -60 28 -56" />
    <Body d="M-38 -66C-38 -74 -28 -76 -24 -72C-20 -78 -10 -76 -10 -70C-8 -66 -12 -64 -16 -64H-32C-36 -63 -38 -64 -38 -66Z" />
    <Body d="M12 -54C10 -62 20 -66 24 -61C28 -67 40 -64 40 -57C42 -53 38 -51 34 -51H18C14 -51 12 -52 12 -54Z" />
    <Body d="M-6 -88C-8 -96 2 -100 6 -95C10 -102 24 -102 26 -94C32 -98 42 -92 38 -86C36 -83 32 -83 28 -83H2C-3 -83 -6 -85 -6 -88Z" />
    <Tone d="M-32 -67V-71M-26 -66V-71M-20 -66V-72M-14 -66V-70M18 -54V-60M24 -53V-59M30 -53V-61M36 -54V-58M0 -86V-92M7 -85V-92M14 -85V-96M21 -85V-94M29 -85V-91" />
  </At>
);

const strands = [-44, -34, -25, -15, -6, 6, 16, 27, 38];

/** A willow over water. */
export const Willow = ({ x, y, isTurned }: Place) => (
  <At x={x} y={y} isTurned={isTurned}>
    <Body d="M-7 0C-2 -22 -10 -46 -4 -70C-8 -84 -16 -90 -24 -94L-22 -97C-12 -94 -6 -90 -2 -82C2 -92 10 -98 20 -100L21 -97C12 -92 6 -84 4 -70C2 -46 8 -22 7 0Z" />
    <Fine d="M-1 -20C1 -30 -2 -38 0 -48M-4 -8C-2 -14 -2 -18 -3 -24" />
    {strands.map((at, index) => (
      <g key={at}>
        <Fine d={`M${at * 0.55} ${-96 - (index % 3) * 2}C${at} -92 ${at + 2} -76 ${at - 1} ${-34 - (index % 3) * 12}`} />
        <Tone d={`M${at + 1} -80l4 5M${at + 1} -72l-4 5M${at} -64l4 5M${at} -56l-4 5`} />
      </g>
    ))}
  </At>
);

/** Three stems of bamboo. */
export const Bamboo = ({ x, y, isTurned }: Place) => (
  <At x={x} y={y} isTurned={isTurned}>
    <Line d="M-8 0C-7 -30 -10 -60 -4 -96M0 0C1 -26 2 -50 8 -80M9 0C8 -24 12 -44 18 -64" />
    <Fine d="M-10 -24H-6M-10 -48H-6M-9 -70H-5M-1 -22H3M0 -44H4M3 -62H7M7 -20H11M8 -40H12" />
    <Body d="M-4 -96C-14 -98 -20 -92 -24 -84C-14 -86 -8 -90 -4 -96ZM-4 -96C4 -94 8 -88 8 -80C2 -84 -2 -90 -4 -96ZM-7 -70C-16 -70 -22 -64 -24 -57C-15 -60 -10 -64 -7 -70ZM8 -80C16 -80 22 -75 24 -68C16 -70 11 -74 8 -80ZM18 -64C26 -62 30 -56 30 -50C24 -53 20 -58 18 -64ZM5 -62C14 -62 18 -55 19 -48C12 -52 8 -56 5 -62Z" />
  </At>
);

/** A bank of cloud, 70 wide. */
export const Cloud = ({ x, y, isTurned }: Place) => (
  <At x={x} y={y} isTurned={isTurned}>
    <Body d="M-30 0C-40 -1 -40 -11 -31 -12C-30 -21 -17 -23 -13 -16C-8 -25 8 -23 9 -13C18 -17 26 -9 21 -4C32 -5 36 0 30 0Z" />
    <Fine d="M-22 -7C-22 -13 -13 -14 -12 -8C-12 -5 -16 -4 -17 -6M1 -8C1 -14 11 -14 10 -8C9 -5 6 -5 5 -6" />
  </At>
);
