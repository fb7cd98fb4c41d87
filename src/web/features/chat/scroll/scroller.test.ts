import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createScroller, type Geometry } from "./scroller.ts";

/** A page that clamps and reports like a browser. */
const createPage = (start: Geometry) => {
  const page = { ...start };
  const farness: boolean[] = [];
  const frames: ((nowMs: number) => void)[] = [];
  const clamp = () => {
    page.top = Math.max(0, Math.min(page.top, page.height - page.view));
  };
  const scroller = createScroller({
    read: () => ({ ...page }),
    write(top) {
      page.top = top;
      clamp();
    },
    onFar: (isFar) => farness.push(isFar),
    nextFrame: (step) => frames.push(step),
  });
  return {
    page,
    farness,
    scroller,
    frame(nowMs: number) {
      for (const step of frames.splice(0)) step(nowMs);
      scroller.handleScroll();
    },
    scrollBy(px: number) {
      page.top += px;
      clamp();
      scroller.handleScroll();
    },
    grow(px: number) {
      page.height += px;
      clamp();
      scroller.handleResize();
      scroller.handleScroll();
    },
  };
};
const endOf = ({ height, view }: Geometry) => height - view;

describe("the thread's scroller", () => {
  it("stays where it is while an answer grows, until asked to follow", () => {
    const { page, grow, scroller } = createPage({ top: 100, height: 1000, view: 800 });
    grow(500);
    expect(page.top).toBe(100);
    scroller.follow();
    grow(300);
    expect(page.top).toBe(endOf(page));
  });

  it("lets go when the person scrolls up, and takes hold again at the end", () => {
    const { page, grow, scrollBy, scroller } = createPage({ top: 0, height: 2000, view: 800 });
    scroller.follow();
    scrollBy(-40);
    grow(200);
    expect(page.top).toBe(1160);
    scrollBy(10_000);
    grow(200);
    expect(page.top).toBe(endOf(page));
  });

  it("does not take its own scrolling for the person's", () => {
    const { page, scroller, grow } = createPage({ top: 0, height: 2000, view: 800 });
    scroller.hold(() => 1200);
    scroller.handleScroll();
    grow(300);
    expect(page.top).toBe(1200);
    expect(scroller.isFollowing).toBe(false);
  });

  it("holds a place while what is above it changes, until the person scrolls", () => {
    const { page, scroller, grow, scrollBy } = createPage({ top: 0, height: 3000, view: 800 });
    let place = 900;
    scroller.hold(() => place);
    place = 1300;
    grow(400);
    expect(page.top).toBe(1300);
    scrollBy(5);
    place = 1700;
    grow(400);
    expect(page.top).toBe(1305);
  });

  it("glides to a place and holds it, and gives way to the person on the way", () => {
    const { page, scroller, frame, scrollBy, grow } = createPage({ top: 0, height: 3000, view: 800 });
    scroller.glide(() => 1000, 200);
    for (const nowMs of [0, 100, 200]) frame(nowMs);
    expect(page.top).toBe(1000);
    scroller.glide(() => 2000, 200);
    frame(0);
    frame(50);
    scrollBy(-30);
    const top = page.top;
    frame(100);
    grow(100);
    expect(page.top).toBe(top);
  });

  it("keeps what is seen when older messages come in above", () => {
    const { page, scroller } = createPage({ top: 120, height: 3000, view: 800 });
    const distance = page.height - page.top;
    page.height += 1700;
    scroller.keepFromEnd(distance);
    expect(page.top).toBe(1820);
  });

  it("keeps following when the page becomes shorter by itself", () => {
    const { page, grow, scroller } = createPage({ top: 0, height: 2000, view: 800 });
    scroller.follow();
    grow(-300);
    grow(500);
    expect(page.top).toBe(endOf(page));
  });

  it("takes a fraction at a zoomed page's end for the end", () => {
    const { page, scrollBy, grow } = createPage({ top: 0, height: 2000.6, view: 800 });
    scrollBy(1199);
    grow(100);
    expect(page.top).toBe(endOf(page));
  });

  it("shows the button far from the end, hides it near, and does not flicker between", () => {
    const { scrollBy, farness } = createPage({ top: 1200, height: 2000, view: 800 });
    scrollBy(-150);
    expect(farness).toEqual([]);
    scrollBy(-60);
    expect(farness).toEqual([true]);
    scrollBy(120);
    expect(farness).toEqual([true]);
    scrollBy(80);
    expect(farness).toEqual([true, false]);
  });

  it("while following is at the end after every growth, and otherwise never moves by itself", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.record({ by: fc.integer({ min: -400, max: 400 }) }), fc.record({ grow: fc.integer({ min: 1, max: 300 }) })), { maxLength: 40 }),
        (steps) => {
          const { page, scroller, scrollBy, grow } = createPage({ top: 0, height: 1600, view: 800 });
          for (const step of steps) {
            if ("by" in step) scrollBy(step.by);
            else {
              const before = page.top;
              grow(step.grow);
              // A pixel short of the end is the end: a zoomed page's lengths are fractions.
              if (scroller.isFollowing) expect(endOf(page) - page.top).toBeLessThanOrEqual(1);
              else expect(page.top).toBe(before);
            }
          }
        },
      ),
    );
  });
});
