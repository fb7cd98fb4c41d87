/** The one scroller as it stands, in CSS px. */
export interface Geometry {
  top: number;
  height: number;
  view: number;
}

export interface ScrollPort {
  read(): Geometry;
  write(top: number): void;
  /** Told when the button to the newest words is to be shown or hidden. */
  onFar(isFar: boolean): void;
  nextFrame(step: (nowMs: number) => void): void;
}

export interface Scroller {
  /** A scroll event came: ours or the person's, told apart by where it landed. */
  handleScroll(): void;
  /** The content or the window changed its size. */
  handleResize(): void;
  /** Goes to the end and stays there while it grows. */
  follow(): void;
  /** Keeps the place that `toTop` gives, through every change of size, until the person scrolls. */
  hold(toTop: () => number): void;
  /** Glides there, then holds it. */
  glide(toTop: () => number, durationMs: number): void;
  /** After the content above has changed: brings back what was seen. @param distance from the top seen to the content's end, before */
  keepFromEnd(distance: number): void;
  readonly isFollowing: boolean;
}

/** This close to the end is the end: zoomed pages end on fractions. */
const endPx = 2;
/** The button comes far from the end and goes near it, so that it never flickers between. */
const far = { shown: 200, hidden: 60 } as const;

/** Holds a scroller by the person's intent. Every write is remembered and matched to its event; what matches none is the person's. */
export const createScroller = ({ read, write, onFar, nextFrame }: ScrollPort): Scroller => {
  let isFollowing = false;
  let held: (() => number) | null = null;
  let gliding = 0;
  let isFar = false;
  let writtenTop: number | null = null;
  let lastTop = read().top;

  const put = (top: number): void => {
    write(top);
    writtenTop = read().top;
    lastTop = writtenTop;
  };
  const look = (): void => {
    const { top, height, view } = read();
    const left = height - view - top;
    const next = isFar ? left >= far.hidden : left > far.shown;
    if (next === isFar) return;
    isFar = next;
    onFar(isFar);
  };
  const letGo = (): void => {
    isFollowing = false;
    held = null;
    gliding += 1;
  };
  const keepUp = (): void => {
    const { top, height, view } = read();
    if (isFollowing && height - view - top > 1) put(height - view);
    else if (held && Math.abs(held() - top) > 1) put(held());
  };

  return {
    handleScroll() {
      const { top, height, view } = read();
      const isOurs = writtenTop !== null && Math.abs(top - writtenTop) <= endPx;
      const isAtEnd = height - view - top <= endPx;
      if (!isOurs) {
        writtenTop = null;
        // At the end without having moved down: the page became shorter, which is nobody's wish.
        if (!isAtEnd || top > lastTop) letGo();
        if (isAtEnd && top > lastTop) isFollowing = true;
      }
      lastTop = top;
      look();
    },
    handleResize() {
      keepUp();
      look();
    },
    follow() {
      letGo();
      isFollowing = true;
      keepUp();
      look();
    },
    hold(toTop) {
      letGo();
      held = toTop;
      put(toTop());
      look();
    },
    glide(toTop, durationMs) {
      letGo();
      const glide = gliding;
      const fromTop = read().top;
      let startMs: number | null = null;
      const step = (nowMs: number): void => {
        if (glide !== gliding) return;
        startMs ??= nowMs;
        const part = durationMs <= 0 ? 1 : Math.min(1, (nowMs - startMs) / durationMs);
        put(fromTop + (toTop() - fromTop) * (1 - (1 - part) ** 3));
        if (part < 1) nextFrame(step);
        else held = toTop;
        look();
      };
      nextFrame(step);
    },
    keepFromEnd(distance) {
      if (isFollowing || held) keepUp();
      else put(read().height - distance);
    },
    get isFollowing() {
      return isFollowing;
    },
  };
};
