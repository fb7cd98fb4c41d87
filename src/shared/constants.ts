/** Every number of the product's specification (section 9), and the few of our own that both sides must agree on. */
export const requestTimeoutMs = 500_000;
export const passwordLength = { min: 6, max: 20 } as const;
export const redeemCodeLength = 6;
export const nicknameMaxLength = 10;
export const feedbackDescriptionMaxLength = 200;
export const resendCountdownSeconds = 60;
export const plusCountRefreshMs = 10_000;
/** Recording ends after this much silence, or at its length; the rest is ours: how long a first word is waited for, and how long words can be held back. */
export const voice = { silenceMs: 3000, sampleRateHz: 7350, bitDepth: 8, onsetMs: 8000, longestMs: 90_000, holdMs: 2000 } as const;
export const plusHintMs = 3000;
export const paymentSessionSeconds = 1800;
export const plusExchange = { points: 10, validDays: 1 } as const;
export const shareRecordsMax = 6;
export const comparisonPageMax = 50;
/** Kept a person; the oldest makes room. */
export const comparisonsKept = 200;
export const checkInGrid = { days: 28, daily: 10, bonus: { 7: 20, 14: 50, 21: 100, 28: 150 } } as const;
export const sidebarHistoryItems = 10;
/** Upper bounds of the specification's waits: never longer, shorter when ready. */
export const sidebarListWaitMs = 2000;
export const sidebarCoverWaitMs = 4000;
export const breakpoints = { sheet: 480, tight: 460, stacked: 800, drawer: 900, wide: 1100, panes: 1200 } as const;
export const accountNameShortening = { above: 32, keep: 4 } as const;
export const socialReloadMs = { google: 5000, twitter: 12_000 } as const;
export const loginPrompt = { everyVisits: 8, cookieDays: 365, delayMs: 500 } as const;
/** The two models as the wire, the page's storage and the command line name them; inside they are `basic` and `plus`. */
export const modelNames = ["3.5", "4"] as const;
export type ModelName = (typeof modelNames)[number];
export type Tier = "basic" | "plus";
export const tierOf = { "3.5": "basic", "4": "plus" } as const satisfies Record<ModelName, Tier>;
export const modelNameOf = { basic: "3.5", plus: "4" } as const satisfies Record<Tier, ModelName>;
export const defaultModelName: ModelName = "4";
/** The zone of one's product day may be changed once in so many days. */
export const timeZoneChangeDays = 7;
/** How long the first answer to a write is given again to its repeats. */
export const idempotencyHours = 24;
export const dailyPlusUses = { visitor: 3, account: 5 } as const;
export const questionMaxLength = 4000;
/** What a form sends along with a message, as JSON: a test's two hundred answers are some 8,000 characters. */
export const inputsMaxLength = 32_000;
export const titleMaxLength = 60;
export const groupContentLength = 80;
/** So many chats may be pinned: they stand above the ten of the sidebar. */
export const pinsMost = 8;
/** So many profiles a person may keep. */
export const profilesMost = 200;
/** A link that asks for a birth: how long it waits, and how many of a person's may wait at once. */
export const birthRequest = { days: 14, openMost: 20 } as const;
/** How long what was deleted can be had back. */
export const undoDeletingSeconds = 30;
/** A delta goes out at once the first time, then at most this often or as soon as this much has come together. A busy node gathers longer. */
export const deltaWindow = { ms: 40, busyMs: 80, characters: 160 } as const;
/** From this many running answers on a node is busy. */
export const busyRuns = 48;
export const streamHeartbeatMs = 15_000;
export const materialiseEveryMs = 1000;
export const nonceMaxLength = 64;
/** In characters: what one expects of a kept reading, and what one notes when looking back. */
export const journalExpectsMax = 200;
export const journalNoteMax = 1000;

/** A picture one sends: its file, and the shorter side in pixels. */
export const imageMaxBytes = 5 * 1024 * 1024;
/** The largest file the page opens to make it smaller. */
export const imageFileMaxBytes = 50 * 1024 * 1024;
export const imageMinSide = 400;
/** No side of a picture that is kept is longer, in pixels. */
export const imageMaxSide = 2048;
/**
 * How clear it must be, judged in grey at one width, so that the same scene gives the same figures from any camera: the mean grey of 0 … 255 below
 * which nothing can be made out, the one above which paper and walls are one white, and the variance of the Laplacian, which is 200 and more for a
 * plan drawn with lines, 100 for a room, under 15 for a smear.
 */
export const imageClearness = { widthPx: 512, darkest: 28, brightest: 252, dullest: 15 } as const;

/** A horoscope is told for this calendar year and so many before and after it. */
export const horoscopeReachYears = 3;

/** A lone choice of up to so many options is shown as buttons, a longer one as a list. */
export const choiceButtonsAtMost = 9;
