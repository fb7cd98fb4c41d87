import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** A part of a page that is fetched when it is first shown; where it does not come, the page does without it. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LazyExoticComponent<ComponentType<Props>> =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
