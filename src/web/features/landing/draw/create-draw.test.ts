import { describe, expect, test } from "vitest";
import type { StreamEvent } from "../../../../shared/contract/stream.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import type { SendRequest } from "./api.ts";
import { createDraw } from "./create-draw.ts";
import type { KeptTurn } from "./kept-turn.ts";

const tap = { card: 1, x: 10, y: 20, atMs: 30 };
const cast: StreamEvent = {
  type: "data-cast",
  data: {
    castId: "c",
    topic: "tarot",
    input: {},
    cast: { cards: [{ name: "hermit", reversed: true }] },
    engineVersion: 1,
    moment: "",
    commitment: null,
    question: "",
  },
};
const say = (delta: string): StreamEvent => ({ type: "text-delta", id: "m", delta });
const finish: StreamEvent = { type: "finish", messageMetadata: { status: "completed" } };

/** A stream of numbered events; `breaks` cuts the line after them. */
const toBody = (events: StreamEvent[], firstSeq = 1, breaks = false): ReadableStream<Uint8Array> => {
  const frames = events.map((event, at) => `id: ${firstSeq + at}\ndata: ${JSON.stringify(event)}\n\n`).join("");
  const chunks = [new TextEncoder().encode(frames)];
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else if (breaks) controller.error(new TypeError("network"));
      else controller.close();
    },
  });
};

const offline = () => new ApiFailure({ code: 0, message: "", isOffline: true });

const setUp = (answers: {
  kept?: KeptTurn;
  send?: (() => ReadableStream<Uint8Array>)[];
  follow?: (() => ReadableStream<Uint8Array>)[];
  commitFails?: number;
}) => {
  const sent: SendRequest[] = [];
  const followed: number[] = [];
  let commits = 0;
  let ids = 0;
  const keeping: { turn: KeptTurn | null } = { turn: answers.kept ?? null };
  const next = (list: (() => ReadableStream<Uint8Array>)[] | undefined): ReadableStream<Uint8Array> => {
    const answer = list?.shift();
    if (!answer) throw offline();
    return answer();
  };
  const draw = createDraw({
    async commit() {
      commits += 1;
      if (commits <= (answers.commitFails ?? 0)) throw offline();
      return { castId: `cast-${commits}`, commitment: `seal-${commits}` };
    },
    async send(request) {
      sent.push(request);
      return next(answers.send);
    },
    async follow(_, seq) {
      followed.push(seq);
      return next(answers.follow);
    },
    turns: {
      find: () => keeping.turn,
      keep(turn) {
        keeping.turn = turn;
      },
      forget() {
        keeping.turn = null;
      },
    },
    newChatId: () => "chat-1",
    newId() {
      ids += 1;
      return `id-${ids}`;
    },
    rest: async () => undefined,
  });
  return { draw, sent, followed, keeping, commits: () => commits };
};

describe("a draw on the front page", () => {
  test("shows its seal before a card is touched, and draws with that very seal and the tap's nonce", async () => {
    const { draw, sent } = setUp({ send: [() => toBody([cast, say("## 可以"), say("。"), finish])] });
    await draw.prepare();
    expect(draw.getState()).toMatchObject({ phase: "ready", seal: { castId: "cast-1", commitment: "seal-1" }, chosen: null });
    await draw.turn(tap, "该不该换？");
    expect(sent).toEqual([
      {
        msggroup: "chat-1",
        clientMessageId: "id-1",
        generationId: "id-2",
        module: "m",
        question: "该不该换？",
        model: "4",
        castId: "cast-1",
        nonce: draw.getState().nonce,
        inputs: { spread: "one" },
      },
    ]);
    expect(draw.getState()).toMatchObject({
      phase: "done",
      chosen: 1,
      card: { slug: "hermit", reversed: true },
      text: "## 可以。",
      msggroup: "chat-1",
      problem: null,
    });
  });

  test("a second tap, on whichever card, draws nothing more", async () => {
    const { draw, sent } = setUp({ send: [() => toBody([cast, say("一"), finish])] });
    await Promise.all([draw.turn(tap, ""), draw.turn({ ...tap, card: 2 }, "")]);
    await draw.turn(tap, "");
    expect(sent).toHaveLength(1);
    expect(draw.getState().chosen).toBe(1);
  });

  test("a tap before the deck is sealed waits for the seal", async () => {
    const { draw, sent } = setUp({ send: [() => toBody([cast, say("一"), finish])] });
    await draw.turn(tap, "");
    expect(sent[0]?.castId).toBe("cast-1");
    expect(draw.getState().seal?.commitment).toBe("seal-1");
  });

  test("a seal that failed is tried again by the tap", async () => {
    const { draw, commits } = setUp({ commitFails: 1, send: [() => toBody([cast, say("一"), finish])] });
    await draw.prepare();
    expect(draw.getState().sealing).toBe("failed");
    await draw.turn(tap, "");
    expect(commits()).toBe(2);
    expect(draw.getState()).toMatchObject({ phase: "done", card: { slug: "hermit" } });
  });

  test("a broken line goes on after the last event that came, and nothing is told twice", async () => {
    const { draw, sent, followed } = setUp({
      send: [() => toBody([cast, say("一")], 1, true)],
      follow: [() => toBody([say("二")], 3, true), () => toBody([say("三"), finish], 4)],
    });
    await draw.turn(tap, "");
    expect(draw.getState()).toMatchObject({ phase: "done", text: "一二三", problem: null });
    expect([sent.length, ...followed]).toEqual([1, 2, 3]);
  });

  test("a send whose answer never came is repeated under the same ids, so that it is one draw", async () => {
    const { draw, sent } = setUp({
      send: [
        () => {
          throw offline();
        },
        () => toBody([cast, say("一"), finish]),
      ],
    });
    await draw.turn(tap, "");
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(draw.getState().phase).toBe("done");
  });

  test("offline the card goes back with a kind word, and the next tap has a new seal", async () => {
    const { draw, sent } = setUp({});
    await draw.prepare();
    await draw.turn(tap, "");
    expect(sent).toHaveLength(4);
    expect(draw.getState()).toMatchObject({ phase: "ready", chosen: null, card: null, problem: "offline" });
    await Promise.resolve();
    expect(draw.getState().seal?.castId).toBe("cast-2");
  });

  test("a refusal is not repeated, and the server's own words are kept", async () => {
    const { draw, sent } = setUp({
      send: [
        () => {
          throw new ApiFailure({ code: 9001, message: "歇一会儿再来" });
        },
      ],
    });
    await draw.turn(tap, "");
    expect(sent).toHaveLength(1);
    expect(draw.getState()).toMatchObject({ phase: "ready", problem: "server", problemText: "歇一会儿再来" });
  });

  test("when the line stays down midway, the card and the words stay", async () => {
    const { draw } = setUp({ send: [() => toBody([cast, say("一")], 1, true)] });
    await draw.turn(tap, "");
    expect(draw.getState()).toMatchObject({ phase: "done", chosen: 1, card: { slug: "hermit" }, text: "一", problem: "broken" });
  });

  test("a snapshot replaces what was told, with its card", async () => {
    const snapshot: StreamEvent = {
      type: "data-snapshot",
      data: { text: "全文", cursor: 9, parts: [cast as Extract<StreamEvent, { type: "data-cast" }>], status: "completed" },
    };
    const { draw } = setUp({ send: [() => toBody([say("半")], 1, true)], follow: [() => toBody([snapshot, finish], 9)] });
    await draw.turn(tap, "");
    expect(draw.getState()).toMatchObject({ phase: "done", text: "全文", card: { slug: "hermit" } });
  });

  test("an answer without a card, as to despair, lets the card go back and keeps the lines to call", async () => {
    const care: StreamEvent = { type: "data-care", data: { lines: [{ name: "热线", contact: "12356", where: "中国大陆" }] } };
    const { draw } = setUp({ send: [() => toBody([care, say("我还在这里。"), finish])] });
    await draw.turn(tap, "不想活了");
    expect(draw.getState()).toMatchObject({ phase: "done", chosen: null, card: null, text: "我还在这里。", helpLines: [{ contact: "12356" }] });
  });

  const kept: KeptTurn = {
    card: 2,
    seal: { castId: "cast-9", commitment: "seal-9" },
    request: {
      msggroup: "chat-9",
      clientMessageId: "m",
      generationId: "g",
      module: "m",
      question: "去吗？",
      model: "4",
      castId: "cast-9",
      nonce: "n",
      inputs: { spread: "one" },
    },
    isTold: false,
  };

  test("a card turned before a reload lies turned, under its own seal, and is told on: nothing is drawn or sealed anew", async () => {
    const { draw, sent, commits } = setUp({ kept, send: [() => toBody([cast, say("一"), say("二"), finish])] });
    const resumed = draw.resume();
    expect(draw.getState()).toMatchObject({
      phase: "drawing",
      chosen: 2,
      seal: kept.seal,
      nonce: "n",
      msggroup: "chat-9",
      question: "去吗？",
      isResumed: true,
    });
    await draw.prepare();
    await resumed;
    expect(sent).toEqual([kept.request]);
    expect(commits()).toBe(0);
    expect(draw.getState()).toMatchObject({ phase: "done", card: { slug: "hermit" }, text: "一二" });
  });

  test("a turn is kept before it is sent, and known as told at its end", async () => {
    const { draw, keeping, sent } = setUp({ send: [() => toBody([cast, say("一")], 1, true)], follow: [() => toBody([finish], 3)] });
    const turned = draw.turn(tap, "会吗？");
    await Promise.resolve();
    await turned;
    expect(keeping.turn).toEqual({ card: 1, seal: { castId: "cast-1", commitment: "seal-1" }, request: sent[0], isTold: true });
  });

  test("one cut off midway is kept as it was, so that a reload goes on with it", async () => {
    const { draw, keeping } = setUp({ send: [() => toBody([cast, say("一")], 1, true)] });
    await draw.turn(tap, "");
    expect(keeping.turn).toMatchObject({ isTold: false, request: { castId: "cast-1" } });
  });

  test("one the server will not know again is forgotten, and the fan lies ready", async () => {
    const refused = () => {
      throw new ApiFailure({ code: 1001, message: "" });
    };
    const { draw, keeping } = setUp({ kept, send: [refused] });
    await draw.resume();
    expect([keeping.turn, draw.getState().phase, draw.getState().chosen]).toEqual([null, "ready", null]);
  });

  test("without a network it is kept for the next try", async () => {
    const { draw, keeping } = setUp({ kept });
    await draw.resume();
    expect([keeping.turn, draw.getState().problem]).toEqual([kept, "offline"]);
  });
});
