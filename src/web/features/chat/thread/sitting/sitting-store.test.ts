import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SittingState } from "../../../../../shared/contract/sitting.ts";
import type { Answer } from "../../../../../topics/kit/questionnaire/questionnaire.ts";
import type { Draft } from "./draft.ts";
import { createSitting, gatherMs, retryMs, type SittingPorts } from "./sitting-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const closed = new Error("closed");
const offline = new Error("offline");

/** A server of one sitting, a browser's storage, and a line between them that can be cut. */
const createWorld = () => {
  const server = { answers: {} as Record<string, Answer>, position: 0, status: "open" as SittingState["status"] };
  const world = { server, draft: null as Draft | null, isDown: false, saves: [] as Draft[], leaving: [] as Draft[] };
  const toState = (): SittingState => ({
    id: "s1",
    msggroup: "g",
    messageId: "m",
    test: "disc",
    version: "full",
    total: 5,
    castId: null,
    updatedAt: "2026-11-21T00:00:00.000Z",
    ...server,
    answers: { ...server.answers } as SittingState["answers"],
  });
  const take = ({ answers, position }: Draft) => {
    Object.assign(server.answers, answers);
    server.position = position;
  };
  const ports: SittingPorts = {
    read: async () => {
      if (world.isDown) throw offline;
      return toState();
    },
    save: async (change) => {
      if (world.isDown) throw offline;
      if (server.status !== "open") throw closed;
      world.saves.push(change);
      take(change);
      return toState();
    },
    saveLeaving: (change) => {
      world.leaving.push(change);
      take(change);
    },
    readDraft: () => world.draft,
    keepDraft: (draft) => {
      world.draft = draft;
    },
    isOver: (error) => error === closed,
  };
  return {
    ...world,
    world,
    ports,
    open: async () => {
      const sitting = createSitting(ports);
      await sitting.sync();
      return sitting;
    },
  };
};

test("answers in a row go out together, and are kept here until they have arrived", async () => {
  const { world, open } = createWorld();
  const { store, pick, moveTo } = await open();
  pick("a", 3);
  moveTo(1);
  pick("b", 1);
  moveTo(2);
  expect(store.getState()).toMatchObject({ answers: { a: 3, b: 1 }, position: 2 });
  expect(world.draft).toEqual({ answers: { a: 3, b: 1 }, position: 2 });
  await vi.advanceTimersByTimeAsync(gatherMs);
  expect(world.saves).toEqual([{ answers: { a: 3, b: 1 }, position: 2 }]);
  expect(world.draft).toBeNull();
  expect(store.getState().saving).toBe("saved");
});

test("without a line the answers wait here, and go out when it is back", async () => {
  const { world, open } = createWorld();
  const { store, pick } = await open();
  world.isDown = true;
  pick("a", 2);
  await vi.advanceTimersByTimeAsync(gatherMs);
  expect(store.getState().saving).toBe("offline");
  pick("b", 2);
  world.isDown = false;
  await vi.advanceTimersByTimeAsync(retryMs);
  expect(world.server.answers).toEqual({ a: 2, b: 2 });
  expect(world.draft).toBeNull();
});

test("a page that comes back lays what had not arrived over what another device has answered since", async () => {
  const { world, ports, open } = createWorld();
  const first = await open();
  world.isDown = true;
  first.pick("a", 2);
  first.moveTo(1);
  await vi.advanceTimersByTimeAsync(gatherMs);
  Object.assign(world.server.answers, { a: 1, b: 5 });
  world.isDown = false;
  const again = createSitting({ ...ports });
  await again.sync();
  expect(again.store.getState()).toMatchObject({ phase: "ready", answers: { a: 2, b: 5 }, position: 1 });
  await vi.advanceTimersByTimeAsync(gatherMs);
  expect(world.server.answers).toEqual({ a: 2, b: 5 });
});

test("another device stands at the same question", async () => {
  const { open } = createWorld();
  const first = await open();
  first.pick("a", 2);
  first.moveTo(3);
  await first.flush();
  const second = await open();
  expect(second.store.getState()).toMatchObject({ answers: { a: 2 }, position: 3 });
});

test("an answer changed while it was on its way is sent again", async () => {
  const { world, ports } = createWorld();
  let arrive = () => {};
  const sitting = createSitting({
    ...ports,
    save: (change) =>
      new Promise((resolve, reject) => {
        arrive = () => void ports.save(change).then(resolve, reject);
      }),
  });
  await sitting.sync();
  sitting.pick("a", 1);
  await vi.advanceTimersByTimeAsync(gatherMs);
  sitting.pick("a", 2);
  arrive();
  await vi.advanceTimersByTimeAsync(gatherMs);
  expect(sitting.store.getState().answers).toEqual({ a: 2 });
  arrive();
  await vi.advanceTimersByTimeAsync(gatherMs);
  expect(world.server.answers).toEqual({ a: 2 });
  expect(sitting.listUnsaved()).toEqual({});
});

test("where one has gone while a save was on its way is where one stays", async () => {
  const { ports } = createWorld();
  let arrive = () => {};
  const sitting = createSitting({
    ...ports,
    save: (change) =>
      new Promise((resolve, reject) => {
        arrive = () => void ports.save(change).then(resolve, reject);
      }),
  });
  await sitting.sync();
  sitting.pick("a", 1);
  sitting.moveTo(1);
  await vi.advanceTimersByTimeAsync(gatherMs);
  sitting.moveTo(2);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(sitting.store.getState().position).toBe(2);
});

test("a page that is leaving sends the rest without waiting", async () => {
  const { world, open } = createWorld();
  const sitting = await open();
  sitting.pick("a", 4);
  sitting.leave();
  expect(world.leaving).toEqual([{ answers: { a: 4 }, position: 0 }]);
  await vi.advanceTimersByTimeAsync(gatherMs * 2);
  expect(world.saves).toEqual([]);
});

test("one handed in elsewhere shows what was handed in, and keeps nothing back", async () => {
  const { world, open } = createWorld();
  const sitting = await open();
  sitting.pick("a", 4);
  Object.assign(world.server, { status: "submitted", answers: { a: 1, b: 1 } });
  await vi.advanceTimersByTimeAsync(gatherMs);
  expect(sitting.store.getState()).toMatchObject({ server: { status: "submitted" }, answers: { a: 1, b: 1 } });
  expect(world.draft).toBeNull();
  await vi.advanceTimersByTimeAsync(retryMs * 2);
  expect(world.saves).toEqual([]);
});

test("one that does not load says so, and loads when asked again", async () => {
  const { world, open } = createWorld();
  world.isDown = true;
  const sitting = await open();
  expect(sitting.store.getState().phase).toBe("failed");
  world.isDown = false;
  await sitting.sync();
  expect(sitting.store.getState().phase).toBe("ready");
});
