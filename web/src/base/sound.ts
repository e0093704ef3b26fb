// The sounds of a wooden table, made on the spot: no files, nothing to load.

import { settings } from './settings';

type Sound = 'card' | 'step' | 'capture' | 'deal' | 'win' | 'turn' | 'gesture';

/** A sound that comes later than this belongs to nothing any more. */
const LATE_MS = 600;

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sounds || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  return context;
}

// Browsers stay silent until the first touch or key: it wakes the sounds for all that follows.
const wake = (): void =>
  void audio()
    ?.resume()
    .catch(() => undefined);
for (const touch of ['pointerdown', 'keydown']) {
  globalThis.addEventListener?.(touch, wake, { once: true, capture: true });
}

/** A knock on wood: a short tone that falls, with a little noise at its start. */
function knock(at: AudioContext, when: number, pitch: number, loud: number, length = 0.09): void {
  const tone = at.createOscillator();
  const gain = at.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, when);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, when + length);
  gain.gain.setValueAtTime(0, when);
  gain.gain.linearRampToValueAtTime(loud, when + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + length);
  tone.connect(gain).connect(at.destination);
  tone.start(when);
  tone.stop(when + length + 0.02);
}

/** Paper on felt: noise through a filter that closes. */
function rustle(at: AudioContext, when: number, loud: number, length: number, from = 4200): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(from, when);
  filter.frequency.exponentialRampToValueAtTime(600, when + length);
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(when);
}

function bell(at: AudioContext, when: number, pitch: number, loud: number): void {
  for (const [part, share] of [
    [1, 1],
    [2.01, 0.35],
    [3.02, 0.12],
  ] as const) {
    const tone = at.createOscillator();
    const gain = at.createGain();
    tone.frequency.value = pitch * part;
    gain.gain.setValueAtTime(0, when);
    gain.gain.linearRampToValueAtTime(loud * share, when + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, when + 0.7 / part);
    tone.connect(gain).connect(at.destination);
    tone.start(when);
    tone.stop(when + 0.8);
  }
}

/** Make a sound, if sounds are on. */
export function sound(name: Sound): void {
  const at = audio();
  if (!at) return;
  if (at.state === 'running') {
    play(at, name);
    return;
  }
  // Asleep before the first touch, or after a phone call; what wakes up late stays silent.
  const asked = Date.now();
  at.resume().then(
    () => {
      if (Date.now() - asked < LATE_MS) play(at, name);
    },
    () => undefined,
  );
}

function play(at: AudioContext, name: Sound): void {
  const now = at.currentTime;
  switch (name) {
    case 'card':
      rustle(at, now, 0.16, 0.11);
      knock(at, now + 0.05, 170, 0.1, 0.06);
      break;
    case 'deal':
      for (let i = 0; i < 4; i++) rustle(at, now + i * 0.07, 0.1, 0.07, 5200);
      break;
    case 'step':
      knock(at, now, 520, 0.11, 0.05);
      break;
    case 'capture':
      knock(at, now, 300, 0.2, 0.12);
      knock(at, now + 0.09, 210, 0.16, 0.14);
      break;
    case 'turn':
      bell(at, now, 587, 0.09);
      bell(at, now + 0.14, 784, 0.08);
      break;
    case 'gesture':
      bell(at, now, 698, 0.05);
      break;
    case 'win':
      [523, 659, 784, 1047].forEach((pitch, i) => bell(at, now + i * 0.13, pitch, 0.09));
  }
}
