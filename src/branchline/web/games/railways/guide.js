// The rules of Railways in pictures.
import { html } from '../../lib/html.js'
import { Drawn } from './hand.js'
import {
  buildingDie,
  buildingIcon,
  dieIcon,
  icon,
  miniCard,
  passengerDie,
  pollutionTrack,
  rosette,
  workerDie,
} from './pieces.js'

/** @param {...string} drawings */
const row = (...drawings) => drawings.map((of, i) => html`<${Drawn} key=${i} of=${of} />`)

/** @type {import('../../types').Guide} */
export default {
  turn: [
    { word: 'pay', clause: 'RW-P1', draw: () => row(miniCard([2], 96), icon('rail', 48), icon('to_R', 48)) },
    {
      word: 'buy',
      clause: 'RW-A1',
      draw: () => row(buildingIcon('C', 64), icon('two_rails', 48), buildingIcon('R', 64)),
    },
    {
      word: 'move',
      clause: 'RW-A6',
      draw: () => row(dieIcon(passengerDie(2), 60), icon('ticket', 48), buildingIcon('L', 64)),
    },
    { word: 'refill', clause: 'RW-B1', draw: () => row(miniCard([], 72), miniCard([], 72), miniCard([], 72)) },
  ],
  scoring: [
    {
      word: 'profit',
      clause: 'RW-A7',
      draw: () => row(buildingIcon('I', 64), buildingIcon('C', 64), buildingIcon('L', 64)),
    },
    { word: 'railways', clause: 'RW-F1', draw: () => row(rosette(3, 110)) },
    {
      word: 'pollution',
      clause: 'RW-P2',
      draw: () => row(`<svg viewBox="0 0 240 40" width="220">${pollutionTrack(3, 4, 13)}</svg>`),
    },
    { word: 'goals', clause: 'RW-G5', isRuling: true, draw: () => row(icon('upgrade', 72), icon('clean', 72)) },
  ],
  mistakes: [
    { word: 'worker', clause: 'RW-A2', draw: () => row(dieIcon(workerDie(1), 84)) },
    { word: 'slot', clause: 'RW-P2', draw: () => row(miniCard([2], 84), miniCard([1, 4], 84)) },
    {
      word: 'first',
      clause: 'RW-A6',
      draw: () => row(dieIcon(passengerDie(1), 60), buildingIcon('L', 64), buildingIcon('L', 64)),
    },
    { word: 'pair', clause: 'RW-P4', isRuling: true, draw: () => row(icon('to_C', 64), icon('to_I', 64)) },
    {
      word: 'between',
      clause: 'RW-A3',
      draw: () => row(buildingIcon('C', 64), dieIcon(buildingDie(2), 60), buildingIcon('R', 64)),
    },
  ],
}
