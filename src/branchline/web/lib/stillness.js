// A line can be dead without a word: what nothing comes of for a while is given up, and can be asked for again.

/** So many milliseconds nothing may come. */
export const STILL = 30_000

/** @param {() => void} giveUp called where nothing has moved for so long @returns {{ moved: () => void, end: () => void }} */
export function watchStillness(giveUp) {
  let timer = setTimeout(giveUp, STILL)
  const end = () => clearTimeout(timer)
  const moved = () => {
    end()
    timer = setTimeout(giveUp, STILL)
  }
  return { moved, end }
}
