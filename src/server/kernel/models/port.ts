export type ModelContent = { type: "text"; text: string } | { type: "image_url"; image_url: { url: string } };

export interface ModelMessage {
  role: "system" | "user" | "assistant";
  /** A list only where a picture goes along. */
  content: string | ModelContent[];
}

export interface ModelUsage {
  promptTokens: number;
  completionTokens: number;
}

export interface ModelRequest {
  messages: ModelMessage[];
  /** Aborting closes the socket to the endpoint. */
  signal: AbortSignal;
  onText(text: string): void;
}

/** A language model behind an OpenAI-compatible endpoint. */
export interface ModelEndpoint {
  name: string;
  hasVision: boolean;
  /**
   * Streams one completion. Retries by itself only before the first token.
   * @throws ModelFailure; `sawText` says whether anything had come
   */
  stream(request: ModelRequest): Promise<ModelUsage | null>;
  close(): Promise<void>;
}

export class ModelFailure extends Error {
  readonly sawText: boolean;
  constructor(message: string, sawText: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = "ModelFailure";
    this.sawText = sawText;
  }
}
