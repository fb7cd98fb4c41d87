import type { Axis, Letter } from "../../kit/sixteen-types/axes.ts";
import { defineRules } from "../../kit/telling/rule.ts";
import type { OnceName } from "../once.ts";
import { mixedScenes, type SceneName, type sceneNames, type statementNames } from "../scenes.ts";
import type { Part } from "./parts.ts";
import type { TypeView } from "./view.ts";

const rules = defineRules<TypeView, Part>();

type LetterOf<A extends Axis> = A extends `${infer One extends Letter}${infer Other extends Letter}` ? One | Other : never;
export type SceneKey = { [A in Axis]: `${(typeof sceneNames)[A][number]}.${LetterOf<A>}` }[Axis];

export type StatementKey = { [A in Axis]: `${(typeof statementNames)[A][number]}.${LetterOf<A>}` }[Axis];

/** The part of the reading a scene is told in. */
const sceneParts: Readonly<Record<SceneName, Part>> = {
  gathering: "others",
  recharge: "tired",
  thinking: "mind",
  calls: "quarrel",
  strangers: "others",
  meetings: "work",
  news: "others",
  groupChat: "growth",
  workplace: "study",
  weekend: "tired",
  spotlight: "growth",
  instructions: "work",
  retelling: "others",
  noticing: "mind",
  newWays: "work",
  explaining: "work",
  future: "growth",
  learning: "study",
  reading: "study",
  hunch: "mind",
  repairs: "work",
  idle: "tired",
  feedback: "growth",
  fairness: "quarrel",
  comforting: "others",
  choosingPeople: "mind",
  criticism: "quarrel",
  arguing: "quarrel",
  refusing: "others",
  praising: "growth",
  exceptions: "mind",
  persuading: "mind",
  slips: "quarrel",
  trips: "tired",
  deadlines: "study",
  tidying: "tired",
  lists: "mind",
  upsets: "quarrel",
  picking: "mind",
  finishing: "work",
  timing: "others",
  routine: "tired",
  invitations: "others",
  chores: "growth",
  silence: "tired",
  smallTalk: "others",
  dayOfPeople: "tired",
  lunch: "work",
  outings: "others",
  speaking: "mind",
  openness: "others",
  leaving: "growth",
  ringing: "work",
  roughly: "work",
  handling: "mind",
  places: "growth",
  oldWays: "work",
  plans: "growth",
  finishTouch: "work",
  picturing: "mind",
  comparisons: "growth",
  goAndSee: "mind",
  upset: "others",
  trueWords: "growth",
  oneRule: "mind",
  afterRow: "quarrel",
  compliments: "growth",
  unpopular: "work",
  films: "others",
  presents: "others",
  anger: "quarrel",
  unsettled: "mind",
  diary: "tired",
  workPlay: "tired",
  belongings: "growth",
  disruption: "quarrel",
  firstStep: "work",
  decided: "mind",
  lastMoment: "study",
  settingOff: "others",
};

/** A scene answered against one’s own letter is the rarer thing. */
export const sceneRules = (Object.entries(sceneParts) as [SceneName, Part][]).flatMap(([scene, part]) =>
  rules([
    {
      key: "scene",
      part,
      weight: (view) => (view.scenes.get(scene)?.isAgainst ? 6.4 : 5) + view.turn(`scene.${scene}`) * 3,
      holds({ scenes }) {
        const found = scenes.get(scene);
        return found ? { facts: [`scene.${scene}`], of: `${scene}.${found.letter}` } : null;
      },
    },
  ]),
);

export const mixedRules = mixedScenes.flatMap((scene) =>
  rules([
    {
      key: "mixed",
      part: sceneParts[scene],
      weight: (view) => 5.4 + view.turn(`mixed.${scene}`) * 3,
      holds: ({ mixed }) => (mixed.has(scene) ? { facts: [`mixed.${scene}`], of: scene } : null),
    },
  ]),
);

const onceParts: Readonly<Record<OnceName, Part>> = {
  friday: "tired",
  film: "growth",
  flatshare: "quarrel",
  dueDate: "work",
  talker: "others",
  mender: "mind",
  contract: "quarrel",
  calendar: "mind",
};

export const onceRules = (Object.entries(onceParts) as [OnceName, Part][]).flatMap(([name, part]) =>
  rules([
    {
      key: "once",
      part,
      weight: (view) => 5.2 + view.turn(`once.${name}`) * 3,
      holds({ once }) {
        const letter = once.get(name);
        return letter ? { facts: [`once.${name}`], of: `${name}.${letter}` } : null;
      },
    },
  ]),
);
