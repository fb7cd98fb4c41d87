/** The tests one can sit, by their names on the wire. */
export const testIds = ["mbti", "enneagram", "jungian", "disc", "keirsey", "socialStyles", "fiveElements", "bigFive"] as const;
export type TestId = (typeof testIds)[number];

/** A test's lengths, shortest first. */
export const testVersions = ["simplified", "standard", "full"] as const;
export type TestVersion = (typeof testVersions)[number];
