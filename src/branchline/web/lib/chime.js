// The sound of one's turn: two short notes, made here; nothing is loaded.
import { sound } from './settings.js'

/** @type {AudioContext | null} */
let speaker = null

export function chime() {
  if (!sound.peek()) return
  try {
    speaker ||= new AudioContext()
    const at = speaker.currentTime
    for (const [pitch, start] of [
      [660, 0],
      [880, 0.14],
    ]) {
      const note = speaker.createOscillator()
      const loud = speaker.createGain()
      note.frequency.value = pitch
      note.type = 'triangle'
      loud.gain.setValueAtTime(0.0001, at + start)
      loud.gain.exponentialRampToValueAtTime(0.16, at + start + 0.02)
      loud.gain.exponentialRampToValueAtTime(0.0001, at + start + 0.3)
      note.connect(loud).connect(speaker.destination)
      note.start(at + start)
      note.stop(at + start + 0.32)
    }
  } catch {
    /* no sound here */
  }
}
