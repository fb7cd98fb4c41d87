/** What one side of one card says. Each passage is free of position and time: the reading's grammar adds those. */
export interface SideText {
  /** What the picture shows and what it says, two or three sentences. */
  core: string;
  love: string;
  work: string;
  money: string;
  inner: string;
  /** A noun phrase for what is at work, fit to follow 是 / "is": no capital, no full stop. */
  essence: string;
  /** An imperative phrase, fit to follow a colon or 先: no capital, no full stop. */
  counsel: string;
  /** One thing to do this week: a whole sentence. */
  act: string;
  /** One sign to watch for: a whole sentence. */
  watch: string;
}

export interface CardText {
  upright: SideText;
  reversed: SideText;
}
