/** What something sounds like that is laid, thrown or drawn: a breath of noise, and what rings with it. */
interface Timbre {
  /** The middle of the noise, in Hz, and how loud it is. */
  noise: { hz: number; gain: number };
  /** What rings: Hz, how loud, and for how long in seconds. */
  tones: readonly { hz: number; gain: number; seconds: number }[];
  /** How long a phone shakes, in ms. */
  shakeMs: number;
}

const timbres = {
  card: { noise: { hz: 2200, gain: 0.1 }, tones: [{ hz: 140, gain: 0.06, seconds: 0.05 }], shakeMs: 8 },
  coin: {
    noise: { hz: 6000, gain: 0.02 },
    tones: [
      { hz: 3120, gain: 0.035, seconds: 0.22 },
      { hz: 4870, gain: 0.025, seconds: 0.16 },
      { hz: 6240, gain: 0.015, seconds: 0.11 },
    ],
    shakeMs: 10,
  },
  stick: {
    noise: { hz: 1100, gain: 0.12 },
    tones: [
      { hz: 420, gain: 0.06, seconds: 0.06 },
      { hz: 910, gain: 0.03, seconds: 0.04 },
    ],
    shakeMs: 14,
  },
} as const satisfies Record<string, Timbre>;

const noiseSeconds = 0.06;
let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

const toNoise = (audio: AudioContext): AudioBuffer => {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * noiseSeconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
};

/** A loudness that falls to nothing by itself. */
const fade = (audio: AudioContext, gain: number, seconds: number): GainNode => {
  const node = audio.createGain();
  node.gain.setValueAtTime(gain, audio.currentTime);
  node.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + seconds);
  node.connect(audio.destination);
  return node;
};

/** A little sound, and on a phone a little knock. Where a browser lets no page be heard it is silent. */
export const knock = (of: keyof typeof timbres): void => {
  const timbre: Timbre = timbres[of];
  navigator.vibrate?.(timbre.shakeMs);
  context ??= new AudioContext();
  const audio = context;
  if (audio.state !== "running") void audio.resume().catch(() => {});
  noise ??= toNoise(audio);
  const breath = audio.createBufferSource();
  breath.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = timbre.noise.hz;
  breath.connect(band).connect(fade(audio, timbre.noise.gain, noiseSeconds));
  breath.start();
  for (const { hz, gain, seconds } of timbre.tones) {
    const tone = audio.createOscillator();
    // No two coins are alike.
    tone.frequency.value = hz * (0.98 + 0.04 * Math.random());
    tone.connect(fade(audio, gain, seconds));
    tone.start();
    tone.stop(audio.currentTime + seconds);
  }
};
