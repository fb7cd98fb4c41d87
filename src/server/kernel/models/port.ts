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

export interface ModelEnd {
  usage: ModelUsage | null;
  /** False when the endpoint itself broke the answer off: at its length limit, or by its content filter. */
  isWhole: boolean;
}

export interface ModelRequest {
  messages: ModelMessage[];
  /** Aborting closes the socket to the endpoint. */
  signal: AbortSignal;
  onText(text: string): void;
  /** The answer is one JSON object of this shape, where the endpoint can promise it. */
  schema?: { name: string; schema: unknown };
}

/** A language model behind an OpenAI-compatible endpoint. */
export interface ModelEndpoint {
  name: string;
  hasVision: boolean;
  /**
   * Streams one completion, without what the endpoint marks as reasoning. Retries by itself only before the first token.
   * @throws ModelFailure; `sawText` says whether anything had come
   */
  stream(request: ModelRequest): Promise<ModelEnd>;
  close(): Promise<void>;
}

/** Its message is our own words and numbers: what an endpoint says may repeat the question it was asked. */
export class ModelFailure extends Error {
  readonly sawText: boolean;
  constructor(message: string, sawText: boolean) {
    super(message);
    this.name = "ModelFailure";
    this.sawText = sawText;
  }
}
