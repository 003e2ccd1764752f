/** Plays cues: synthesised when they are needed, at the volume this browser remembers. */

import { settings } from "../settings.svelte";
import { CUES, SHAKES, type Cue, type Note } from "./cues";

let context: AudioContext | undefined;
let rush: AudioBuffer | undefined;

/** Browsers let a page make sounds only after a press: the first one opens the way. */
export function listenForPress(): void {
  const open = (): void => void audio()?.resume();
  addEventListener("pointerdown", open, { once: true });
  addEventListener("keydown", open, { once: true });
}

export function play(cue: Cue): void {
  shake(cue);
  const to = settings.sound && settings.volume > 0 ? audio() : undefined;
  if (to?.state !== "running") return;
  const all = to.createGain();
  all.gain.value = settings.volume;
  all.connect(to.destination);
  for (const note of CUES[cue]) sound(to, all, note);
}

function shake(cue: Cue): void {
  const pattern = SHAKES[cue];
  if (!settings.haptics || !pattern || !navigator.userActivation.hasBeenActive) return;
  if (matchMedia("(pointer: coarse)").matches && "vibrate" in navigator) navigator.vibrate([...pattern]);
}

function audio(): AudioContext | undefined {
  if (!context && "AudioContext" in globalThis && navigator.userActivation.hasBeenActive) context = new AudioContext();
  return context;
}

function sound(
  to: AudioContext,
  out: AudioNode,
  { sound: kind, from, to: end = from, at = 0, lasts, loud }: Note,
): void {
  const start = to.currentTime + at;
  const fade = to.createGain();
  fade.gain.setValueAtTime(0, start);
  fade.gain.linearRampToValueAtTime(loud, start + 0.008);
  fade.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  fade.connect(out);
  const source =
    kind === "noise" ? noise(to, fade, from, end, start, lasts) : tone(to, fade, kind, from, end, start, lasts);
  source.start(start);
  source.stop(start + lasts + 0.02);
}

function tone(
  to: AudioContext,
  out: AudioNode,
  kind: OscillatorType,
  from: number,
  end: number,
  start: number,
  lasts: number,
): AudioScheduledSourceNode {
  const tone = to.createOscillator();
  tone.type = kind;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(end, start + lasts);
  tone.connect(out);
  return tone;
}

function noise(
  to: AudioContext,
  out: AudioNode,
  from: number,
  end: number,
  start: number,
  lasts: number,
): AudioScheduledSourceNode {
  rush ??= whiteNoise(to);
  const source = to.createBufferSource();
  source.buffer = rush;
  source.loop = true;
  const band = to.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(end, start + lasts);
  source.connect(band).connect(out);
  return source;
}

function whiteNoise(to: AudioContext): AudioBuffer {
  const buffer = to.createBuffer(1, to.sampleRate / 2, to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
