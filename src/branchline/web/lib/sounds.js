// The sounds, made of short soft notes: no file is loaded, and this module only where sound is wished.

/** One note: from a pitch to a pitch in hertz, when it begins and how long it lasts in seconds, how loud it is beside the others. */
/** @typedef {{ from: number, to?: number, at?: number, long: number, loud?: number, wave?: OscillatorType }} Note */

/** @type {Record<import('../types').Sound, Note[]>} */
const SOUNDS = {
  place: [
    { from: 220, to: 150, long: 0.09, wave: 'sine' },
    { from: 940, long: 0.03, loud: 0.25 },
  ],
  run: [
    { from: 196, long: 0.05, loud: 0.5, wave: 'sine' },
    { from: 174, at: 0.07, long: 0.05, loud: 0.4, wave: 'sine' },
  ],
  crash: [
    { from: 150, to: 45, long: 0.42, wave: 'sawtooth', loud: 0.55 },
    { from: 97, to: 38, long: 0.5, wave: 'square', loud: 0.3 },
  ],
  bank: [
    { from: 784, long: 0.14 },
    { from: 988, at: 0.08, long: 0.16 },
    { from: 1319, at: 0.16, long: 0.3, loud: 0.8 },
  ],
  turn: [
    { from: 660, long: 0.3 },
    { from: 880, at: 0.14, long: 0.3 },
  ],
  end: [
    { from: 523, long: 0.4 },
    { from: 659, at: 0.16, long: 0.4 },
    { from: 784, at: 0.32, long: 0.4 },
    { from: 1047, at: 0.48, long: 0.9, loud: 0.9 },
  ],
}
const LOUDEST = 0.22
const SILENCE = 0.0001
/** What could not be heard for so many milliseconds is not heard any more. */
const STALE = 400

/** @type {AudioContext | null} */
let speaker = null

/** @param {import('../types').Sound} kind @param {number} volume 0 to 1 @param {number} late in seconds */
export async function play(kind, volume, late) {
  try {
    speaker ||= new AudioContext()
    if (speaker.state === 'suspended' && !(await isWoken(speaker))) return
    for (const note of SOUNDS[kind]) sing(speaker, note, volume, speaker.currentTime + late)
  } catch {
    /* no sound here */
  }
}

/** A browser is silent until somebody has pressed something on the page; until then nothing is kept for later. */
/** @param {AudioContext} asleep */
async function isWoken(asleep) {
  const begun = performance.now()
  const wake = () => asleep.resume()
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, wake, { once: true, capture: true })
  await asleep.resume()
  return performance.now() - begun < STALE
}

/** @param {AudioContext} on @param {Note} note @param {number} volume @param {number} begin */
function sing(on, { from, to = from, at = 0, long, loud = 1, wave = 'triangle' }, volume, begin) {
  const start = begin + at
  const tone = on.createOscillator()
  const gain = on.createGain()
  tone.type = wave
  tone.frequency.setValueAtTime(from, start)
  tone.frequency.exponentialRampToValueAtTime(to, start + long)
  gain.gain.setValueAtTime(SILENCE, start)
  gain.gain.exponentialRampToValueAtTime(Math.max(SILENCE, LOUDEST * loud * volume), start + 0.015)
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + long)
  tone.connect(gain).connect(on.destination)
  tone.start(start)
  tone.stop(start + long + 0.02)
}
