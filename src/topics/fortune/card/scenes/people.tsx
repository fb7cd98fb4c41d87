import { At, Body, Fine, Line } from "./pen.tsx";

interface PersonProps {
  x: number;
  y: number;
  isTurned?: boolean;
  hat?: "scholar" | "official" | "none";
  hasStaff?: boolean;
}

/** Someone in a long robe, sleeves joined, 42 high. */
export const Person = ({ x, y, isTurned, hat = "scholar", hasStaff = false }: PersonProps) => (
  <At x={x} y={y} isTurned={isTurned}>
    {hasStaff ? <Line d="M11 -36L13 0" /> : null}
    <Body d="M-10 0C-9 -12 -8 -20 -5 -27C-3 -30 3 -30 5 -27C8 -20 9 -12 10 0Z" />
    <Fine d="M-4 -27L0 -21L4 -27M-3 -11C-4 -7 -4 -4 -5 0M4 -11L5 0" />
    <Body d="M-5 -26C-11 -21 -11 -12 -3 -11L4 -11C11 -12 11 -21 5 -26C4 -21 2 -18 0 -17C-2 -18 -4 -21 -5 -26Z" />
    <circle className="ft-l1 ft-paper" cx={0} cy={-33} r={4.8} />
    {hat === "none" ? (
      <Fine d="M-4.500 -35C-3 -39 3 -39 4.500 -35M-2 -38A2.200 2.200 0 1 1 2 -38" />
    ) : (
      <Body d="M-5.200 -35C-5 -39 5 -39 5.200 -35ZM-3.500 -38V-41.500H3.500V-38Z" />
    )}
    {hat === "official" ? <Line d="M-5 -36.500C-9 -38.500 -12 -38 -14 -36.500M5 -36.500C9 -38.500 12 -38 14 -36.500" /> : null}
  </At>
);

/** Someone on the ground, knees under the robe, 26 high; with a bamboo hat it is an angler. */
export const Seated = ({ x, y, isTurned, hasHat = false }: { x: number; y: number; isTurned?: boolean; hasHat?: boolean }) => (
  <At x={x} y={y} isTurned={isTurned}>
    <Body d="M-13 0C-12 -8 -8 -18 -1 -19C6 -18 8 -12 12 -7C15 -5 16 -2 15 0Z" />
    <Fine d="M-4 -17C-2 -12 4 -9 9 -9M-8 -6C-3 -4 4 -4 10 -4" />
    <circle className="ft-l1 ft-paper" cx={0} cy={-23.5} r={4.6} />
    {hasHat ? <Body d="M-11 -24C-6 -27 -2 -30 0 -33C2 -30 6 -27 11 -24Z" /> : <Fine d="M-4.500 -25C-3 -29 3 -29 4.500 -25M-2 -28A2.200 2.200 0 1 1 2 -28" />}
  </At>
);

/** A soldier seen to the waist. */
const Soldier = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y}>
    <Body d="M-7 0C-7 -9 -4 -11 0 -11C4 -11 7 -9 7 0Z" />
    <circle className="ft-l1 ft-paper" cx={0} cy={-16} r={5} />
    <Body d="M-6 -17C-5 -23 5 -23 6 -17Z" />
    <Fine d="M0 -22V-25" />
  </At>
);

const files = [17, 37, 58, 79, 99, 120];

/** Two ranks under their spears; its place is the left end of the ground they stand on. */
export const Ranks = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y}>
    {files.map((file, at) => (
      <g key={file} transform={`translate(${file - 2} ${at % 2 === 0 ? 0 : -5})`}>
        <Fine d="M0 -18L1 -60" />
        <Body d="M1 -71L3.600 -64L1 -61L-1.600 -64Z" />
      </g>
    ))}
    {files.slice(0, 5).map((file, at) => (
      <Soldier key={file} x={file + 9} y={at % 2 === 0 ? -13 : -17} />
    ))}
    {files.map((file, at) => (
      <Soldier key={file} x={file - 2} y={at % 2 === 0 ? 0 : -3} />
    ))}
  </At>
);

/** A captain in the saddle who points ahead with his whip. */
export const Rider = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y}>
    <g transform="translate(-176 -289)">
      <Body d="M152 263L148 275L150 287H155L155 276L161 265M186 262L187 275L184 287H189L193 275L194 262M160 266L157 287H161L166 267M181 265L180 287H184L187 268" />
      <Body d="M146 252C146 242 154 238 164 239C174 241 182 241 188 237C193 231 196 224 201 219L203 214L206 218C211 221 215 227 215 231C214 234 210 234 208 232L203 231C202 241 199 251 195 257C190 268 180 266 171 266C163 268 154 269 149 263C147 260 146 256 146 252Z" />
      <Line d="M146 249C139 248 137 258 139 272" />
      <Fine d="M147 253C142 255 141 263 142 270M201 219C197 226 193 232 189 237M164 240C170 248 178 248 183 240M203 231C196 236 188 236 181 228" />
      <Body d="M163 242C161 229 163 217 171 215C180 214 184 224 182 241C184 247 182 254 178 258L173 256C175 250 173 246 168 245Z" />
      <Fine d="M169 221C167 229 168 236 172 243M177 221C178 228 178 234 176 240" />
      <circle className="ft-l1 ft-paper" cx={173} cy={208} r={5.8} />
      <Body d="M166.500 206C168 197 178 197 179.500 206C175 204 171 204 166.500 206Z" />
      <Fine d="M173 199V194" />
      <Body d="M175 221C183 217 189 209 193 200L197 202C194 212 187 221 178 227Z" />
      <Fine d="M195 201L203 180C205 174 208 170 212 168" />
    </g>
  </At>
);
