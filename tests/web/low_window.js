// What of a table does not hold in a low window, as the page stands.
;() => {
  const board = document.querySelector('.stage > :first-child'),
    found = []
  const boxOf = (element) => element.getBoundingClientRect()
  const nameOf = (element) =>
    `${element.className} ${element.textContent || element.ariaLabel}`.replace(/\s+/g, ' ').slice(0, 60)
  const within = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
  const { left, top, right, bottom, width, height } = boxOf(board)
  const sizes = [left, top, right, bottom].map(Math.round).join(' ')
  if (scrollX || scrollY) found.push(`one has scrolled by ${scrollX}, ${scrollY}`)
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window')
  if (!within(boxOf(board))) found.push(`the board is not in sight: ${sizes}`)
  // On a phone's side no square can have half: there it has the height.
  const isSquare = Math.abs(width - height) < 1 && innerWidth > 2 * innerHeight
  if (isSquare ? height < innerHeight - 50 : width * height * 2 < innerWidth * innerHeight)
    found.push(`the board is too small: ${sizes}`)

  const banner = document.querySelector('.banner')
  for (const line of document.querySelectorAll('.banner .who :is(h1, p)')) {
    const [at, all] = [boxOf(line), boxOf(banner)]
    const isCut = at.top < all.top || at.bottom > all.bottom || line.scrollWidth > line.clientWidth + 1
    if (line.checkVisibility() && isCut) found.push(`cut in the banner: ${nameOf(line)}`)
  }

  // What is said for a while, and a lesson, have the room as long as they are there.
  const ahead = document.querySelector('.centre:not(:has(.tutor, .notices > *)) > .beside')
  if (ahead && ahead.scrollHeight > ahead.clientHeight + 1) found.push(`cut beside the board: ${nameOf(ahead)}`)

  const covers = new Set()
  for (let x = 1; x < 16; x++)
    for (let y = 1; y < 12; y++) {
      const there = document.elementFromPoint(left + (width * x) / 16, top + (height * y) / 12)
      if (!there?.contains(board) && !board.contains(there)) covers.add(there)
    }
  for (const each of covers) found.push(`on the board stands ${each ? nameOf(each) : 'what is out of sight'}`)

  const beside = ':is(.dock, .watching, .away, .hero, .preview, .beside, .ending, .plans, .notices)'
  for (const part of document.querySelectorAll(`#app :is(${beside}, [data-part="1"])`)) {
    const at = boxOf(part)
    if (!part.checkVisibility() || !at.height) continue
    if (!within(at)) found.push(`out of sight: ${nameOf(part)}`)
    if (at.left < right && at.bottom > top && !part.contains(board)) found.push(`not beside the board: ${nameOf(part)}`)
  }

  // While a hint offers choices these have the column: the hand shows its first row.
  const buttons = document.querySelector('.hint-card:not([data-part="1"])')
    ? '.hint-card header button, .dock .dock-buttons button'
    : `${beside} :is(button, a.btn, a.tool, input, select)`
  for (const button of document.querySelectorAll(buttons)) {
    const at = boxOf(button),
      x = (at.left + at.right) / 2,
      y = (at.top + at.bottom) / 2
    const edges = [
      [x, at.top + 2],
      [x, at.bottom - 2],
      [at.left + 2, y],
      [at.right - 2, y],
    ]
    const isSeen = edges.every((edge) => button.contains(document.elementFromPoint(...edge)))
    if (at.width && button.checkVisibility() && !button.closest('.sr') && !isSeen)
      found.push(`out of reach: ${nameOf(button)}`)
  }
  return found
}
