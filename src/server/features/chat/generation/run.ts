import { deltaWindow } from "../../../../shared/constants.ts";
import type { MessagePart, StreamEvent } from "../../../../shared/contract/stream.ts";
import type { ChatId, GenerationId, PersonId } from "../../../../shared/ids.ts";
import { cutText } from "../../../kernel/cut-text.ts";
import type { EventLog } from "../../../kernel/event-log/port.ts";

export type RunStatus = "completed" | "stopped" | "interrupted" | "failed";
export type StoredPart = Exclude<MessagePart, { type: "text" }>;

export interface RunIds {
  personId: PersonId;
  generationId: GenerationId;
  messageId: string;
  groupId: ChatId;
}

export const toRunKey = (personId: PersonId, generationId: GenerationId): string => `${personId}:${generationId}`;

/**
 * One answer being told. Text and number of events change together, synchronously, so that (text, cursor) is always one truth.
 * A run ends once; whatever comes after is ignored.
 */
export interface Run {
  readonly ids: RunIds;
  readonly key: string;
  /** Aborted by stop, by a lost claim, or when the process goes down: the teller must end at once. */
  readonly signal: AbortSignal;
  readonly text: string;
  readonly cursor: number;
  readonly parts: readonly StoredPart[];
  readonly status: RunStatus | "running";
  readonly hasShownText: boolean;
  /** Set by `skip`: the built-in reader gives the rest at once. */
  isSkipping: boolean;
  emit(event: StreamEvent): void;
  addPart(part: StoredPart): void;
  /** The parts, if some came since the last call that was confirmed by `keepParts`; else null. */
  readonly unsavedParts: StoredPart[] | null;
  keepParts(saved: StoredPart[]): void;
  write(delta: string): void;
  /** Sends what has come together in the delta window. */
  flush(): void;
  /** Cuts the text to what the person saw; every reader is set right by a snapshot. */
  clampTo(length: number): void;
  /** The rows say otherwise: every reader is given the text as it is stored. */
  conform(stored: string): void;
  /** @returns false when it comes too late: the run is sealed or was aborted before */
  abort(status: RunStatus): boolean;
  /** From here on the text stands: its rows are being settled. */
  seal(): void;
  /** The status asked for by `abort`, else null. */
  readonly abortedAs: RunStatus | null;
  /** Ends the log. The last events are the status' own. */
  end(status: RunStatus, closing?: StreamEvent[]): void;
}

export interface RunOptions {
  ids: RunIds;
  events: EventLog;
  now: () => number;
  /** How long deltas are gathered before they are sent; asked at every delta. */
  windowMs?: () => number;
  /** Text that stands already, when an interrupted answer goes on. */
  text?: string;
  parts?: StoredPart[];
}

export const createRun = ({ ids, events, now, windowMs = () => deltaWindow.ms, text: given = "", parts: givenParts = [] }: RunOptions): Run => {
  const key = toRunKey(ids.personId, ids.generationId);
  const controller = new AbortController();
  const textId = ids.messageId;
  const parts: StoredPart[] = [...givenParts];
  let savedParts = parts.length;
  let text = given;
  let cursor = 0;
  let pending = "";
  let isTextOpen = false;
  let hasShownText = false;
  let lastFlushMs = 0;
  let timer: NodeJS.Timeout | null = null;
  let status: RunStatus | "running" = "running";
  let abortedAs: RunStatus | null = null;
  let isSealed = false;

  const append = (...batch: StreamEvent[]): void => {
    cursor = events.append(key, batch);
  };
  const flush = (): void => {
    if (timer) {
      clearTimeout(timer);
      timer = null;
    }
    if (pending === "") return;
    const delta = pending;
    pending = "";
    text += delta;
    hasShownText = true;
    lastFlushMs = now();
    if (isTextOpen) append({ type: "text-delta", id: textId, delta });
    else {
      isTextOpen = true;
      append({ type: "text-start", id: textId }, { type: "text-delta", id: textId, delta });
    }
  };

  const run: Run = {
    ids,
    key,
    signal: controller.signal,
    isSkipping: false,
    get text() {
      return text;
    },
    get cursor() {
      return cursor;
    },
    get parts() {
      return parts;
    },
    get status() {
      return status;
    },
    get hasShownText() {
      return hasShownText;
    },
    get abortedAs() {
      return abortedAs;
    },
    get unsavedParts() {
      return parts.length > savedParts ? [...parts] : null;
    },
    keepParts(saved) {
      savedParts = saved.length;
    },
    emit(event) {
      if (status !== "running") return;
      flush();
      append(event);
    },
    addPart(part) {
      if (status !== "running") return;
      parts.push(part);
      run.emit(part);
    },
    write(delta) {
      if (status !== "running" || isSealed || abortedAs !== null || delta === "") return;
      pending += delta;
      const waitMs = lastFlushMs + windowMs() - now();
      if (waitMs <= 0 || pending.length >= deltaWindow.characters) flush();
      else timer ??= setTimeout(flush, waitMs);
    },
    flush,
    clampTo(length) {
      flush();
      if (length < text.length) run.conform(cutText(text, length));
    },
    conform(stored) {
      flush();
      if (stored === text) return;
      text = stored;
      append({ type: "data-snapshot", data: { text, cursor, parts: [...parts], status: abortedAs ?? "running" } });
    },
    abort(as) {
      if (status !== "running" || isSealed || abortedAs !== null) return false;
      flush();
      abortedAs = as;
      controller.abort();
      return true;
    },
    seal() {
      flush();
      isSealed = true;
    },
    end(as, closing = []) {
      if (status !== "running") return;
      flush();
      status = as;
      append(...(isTextOpen ? [{ type: "text-end", id: textId } as const] : []), ...closing, { type: "finish", messageMetadata: { status: as } });
      events.end(key);
    },
  };
  return run;
};
