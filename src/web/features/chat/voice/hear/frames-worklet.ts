/** Runs beside the page, where sound arrives 128 samples at a time: gathers some 50 ms and hands them on. */
declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare const registerProcessor: (name: string, made: new () => AudioWorkletProcessor) => void;
declare const sampleRate: number;

class Frames extends AudioWorkletProcessor {
  #frame = new Float32Array(Math.round(sampleRate / 20));
  #at = 0;
  process([input]: Float32Array[][]): true {
    for (const sample of input?.[0] ?? []) {
      this.#frame[this.#at++] = sample;
      if (this.#at < this.#frame.length) continue;
      this.port.postMessage(this.#frame.slice());
      this.#at = 0;
    }
    return true;
  }
}
registerProcessor("frames", Frames);
