// What one points with: a tap looks before it does, a click does. The device says it until something was pointed with.
import { signal } from '@preact/signals'

/** Whether this device has fingers alone: a phone has no keys to speak of. */
export const isFingersOnly = !matchMedia('(any-pointer: fine)').matches

/** Whether a finger or a pen points. */
export const touching = signal(matchMedia('(pointer: coarse)').matches)
// Before anything else hears of it: a browser need not say with the click itself what clicked.
addEventListener(
  'pointerdown',
  (event) => {
    touching.value = event.pointerType !== 'mouse'
  },
  { capture: true, passive: true },
)
