import { At, Body, Fine, Gold, Line, Red, Ruling, Tone } from "./pen.tsx";
import { Person, Seated } from "./people.tsx";
import { Bamboo, Cloud, Hall, Hills, Pine } from "./places.tsx";

/** A hall by night under a full moon, someone on its terrace. */
export const UnderTheMoon = () => (
  <>
    <Ruling from={-4} to={140} />
    <circle className="ft-l1 ft-paper" cx={178} cy={52} r={34} />
    <Gold d="M138 52a40 40 0 1 0 80 0a40 40 0 1 0 -80 0" />
    <Tone d="M168 40C174 34 186 34 190 42M164 58C172 66 184 64 188 56" />
    <Cloud x={148} y={88} />
    <Cloud x={222} y={36} isTurned />
    <Hills y={160} />
    <Body d="M-20 156H260V230H-20Z" />
    <g transform="translate(64 160) scale(1.3)">
      <Hall x={0} y={0} />
    </g>
    <Line d="M140 102V112" />
    <Red d="M134 112H146V114C150 120 150 127 146 132V134H134V132C130 127 130 120 134 114Z" />
    <Fine d="M140 134V144" />
    <Person x={192} y={182} isTurned hat="none" />
    <Ruling from={168} to={192} step={8} />
  </>
);

/** Who sits in judgement, the seal on the desk, and who has come before it. */
export const Court = () => (
  <>
    <Body d="M-20 -20H260V160H-20Z" />
    <Ruling from={-2} to={54} />
    <Body d="M40 -20V62C80 50 160 50 200 62V-20Z" />
    <Body d="M58 60C64 30 92 14 120 14C148 14 176 30 182 60V120H58Z" />
    <Tone d="M70 100C80 70 100 80 104 60C110 40 130 40 136 60C140 80 162 70 172 100M74 110C92 92 108 98 120 84C132 98 148 92 166 110" />
    <Body d="M14 -20H28V160H14ZM212 -20H226V160H212Z" />
    <Tone d="M18 -10V158M22 -10V158M216 -10V158M220 -10V158" />
    <g transform="translate(120 116) scale(1.3)">
      <Person x={0} y={0} hat="official" />
    </g>
    <Body d="M70 96H170V102H164V142H76V102H70Z" />
    <Fine d="M76 108H164M88 108V142M152 108V142" />
    <Body d="M86 96V88H112V96ZM138 96V92C138 88 148 88 148 92V96Z" />
    <Fine d="M86 92H112" />
    <Red d="M122 96V86H134V96ZM125 86V80C125 77 131 77 131 80V86Z" />
    <Body d="M-20 160H260V230H-20Z" />
    <Fine d="M-20 160L-20 200M48 160L20 200M94 160L84 200M146 160L156 200M192 160L220 200" />
    <Tone d="M-20 172H260M-20 186H260" />
    <Seated x={54} y={178} />
    <Seated x={190} y={178} isTurned />
  </>
);

/** Two at one table, a candle between them. */
export const Feast = () => (
  <>
    <Ruling from={2} to={116} />
    <Body d="M-20 -20H260V14C236 32 204 32 184 14C164 32 140 32 120 14C100 32 76 32 56 14C36 32 4 32 -20 14Z" />
    <Fine d="M56 14V2M120 14V2M184 14V2M-2 18C6 24 24 24 34 18M74 18C84 24 94 24 104 18M138 18C148 24 158 24 168 18M204 18C214 24 226 24 238 18" />
    <Body d="M-20 120H260V230H-20Z" />
    <Ruling from={132} to={192} step={12} />
    <g transform="translate(58 158) scale(1.5)">
      <Person x={0} y={0} hat="official" />
    </g>
    <g transform="translate(184 158) scale(1.5)">
      <Person x={0} y={0} hat="none" />
    </g>
    <Body d="M76 118H166V126H158L162 172H152L148 134H94L90 172H80L84 126H76Z" />
    <Fine d="M84 126H158M94 134C104 142 138 142 148 134" />
    <Body d="M94 118C92 112 92 108 92 106H104C104 108 104 112 102 118ZM138 118C136 112 136 108 136 106H148C148 108 148 112 146 118Z" />
    <Body d="M112 118H130L126 113H116Z" />
    <Red d="M117 113V84H125V113Z" />
    <Gold d="M121 84V80M121 80C116 74 119 69 121 64C123 69 126 74 121 80ZM109 72L104 69M133 72L138 69M121 56V50M111 62L107 57M131 62L135 57" />
  </>
);

/** Someone at a desk by the round window: bamboo without, a lamp within. */
export const Study = () => (
  <>
    <Body d="M-20 -20H260V230H-20Z" />
    <Tone d="M-20 14H20M-20 34H14M-20 54H12M-20 74H16M-20 94H24M-20 114H40M220 14H260M226 34H260M228 54H260M224 74H260M216 94H260M200 114H260" />
    <circle className="ft-l1 ft-paper" cx={120} cy={62} r={70} />
    <circle className="ft-l2" cx={120} cy={62} r={64} />
    <Tone d="M62 94C80 84 96 84 110 92C130 80 160 80 178 92" />
    <Bamboo x={86} y={106} />
    <Bamboo x={160} y={112} isTurned />
    <Body d="M-20 126H260V230H-20Z" />
    <Ruling from={140} to={194} step={9} />
    <g transform="translate(104 154) scale(1.5)">
      <Person x={0} y={0} />
    </g>
    <Body d="M44 128H212V136H204V182H194V142H62V182H52V136H44Z" />
    <Fine d="M52 136H204M62 142C74 152 182 152 194 142" />
    <Body d="M92 128C98 122 118 122 124 127C130 122 148 122 154 128Z" />
    <Fine d="M124 127V124M98 126H118M130 126H148" />
    <Body d="M56 128V118H80V128ZM58 118V110H78V118Z" />
    <Fine d="M56 122H80M58 114H78" />
    <At x={184} y={128}>
      <Body d="M-10 0H10L6 -5H-6ZM-2 -5V-20H2V-5ZM-10 -24H10L6 -18H-6Z" />
      <Red d="M0 -24C-7 -31 -3 -38 0 -46C3 -38 7 -31 0 -24Z" />
      <Gold d="M-10 -38L-15 -41M10 -38L15 -41M-7 -46L-10 -51M7 -46L10 -51M0 -51V-57" />
    </At>
  </>
);

/** Two who meet under a pine, in the open hills. */
export const Meeting = () => (
  <>
    <Ruling from={-4} to={72} />
    <circle className="ft-l1 ft-paper" cx={186} cy={34} r={13} />
    <Hills y={98} />
    <Cloud x={196} y={64} isTurned />
    <Body d="M-20 116C50 104 160 106 260 118V230H-20Z" />
    <g transform="translate(44 158) scale(1.3)">
      <Pine x={0} y={0} />
    </g>
    <g transform="translate(112 174) scale(1.35)">
      <Person x={0} y={0} />
    </g>
    <g transform="translate(182 172) scale(1.35)">
      <Person x={0} y={0} isTurned hat="official" />
    </g>
    <Red d="M146 164C139 158 141 150 147 148V143H153V148C159 150 161 158 154 164Z" />
    <Body d="M136 164H164V169H160V182H140V169H136Z" />
    <Fine d="M20 182l7 3l-3 5M82 184l7 3l-3 5M214 180l7 3l-3 5" />
    <Tone d="M10 166H70M200 164H236M90 186H130" />
  </>
);
