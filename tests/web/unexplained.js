// Every icon and number of the table that nothing explains, as the page stands; what is meant by that is said in test_about.py.
;async ([known, boards, signs]) => {
  const HERE = '.bar:has(~ .table), .banner, .hint-card, .plans, .side, .centre'
  const SPOKEN = '.log, .since, .chat, .crash, .seats, .tutor, .toast, .news, .asking, .refused, .sr, kbd'
  const NAMES = '.seat, .who-name, .rw-coords, .coord'
  const SENTENCES = 'p, h1, h2, h3, label, .btn, .note, .hint-choice, .where'
  const NAMED = 'button, a, p, label, summary'
  const source = document.querySelector('script[type=module]').src
  const { explainedBy } = await import(new URL('parts/explanation.js', source))
  const found = new Set()
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 0 &&
    !element.closest(SPOKEN) &&
    !element.closest(NAMES)
  const isExplained = (element) => known.includes(element.closest('[data-about]')?.dataset.about)
  const hasWords = (text) => /\p{L}{2}/u.test(text)
  const note = (kind, element, text = '') =>
    found.add(`${kind}: ${element.closest('[class]')?.outerHTML.slice(0, 120)} ${text}`)

  for (const root of document.querySelectorAll(HERE)) {
    for (const icon of root.querySelectorAll('svg')) {
      const isPart = icon.parentElement.closest('svg') || (boards && icon.matches(boards))
      const label = icon.closest(NAMED)
      if (!isPart && isSeen(icon) && !isExplained(icon) && !(label && hasWords(label.innerText))) note('icon', icon)
    }
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { data, parentElement: at } = texts.currentNode
      if (!/\d/.test(data) || !isSeen(at) || isExplained(at)) continue
      if (!(at.closest(SENTENCES) && hasWords(at.textContent))) note('number', at, data.trim())
    }
    if (signs)
      for (const sign of root.querySelectorAll(signs)) if (isSeen(sign) && !isExplained(sign)) note('sign', sign)
    for (const titled of root.querySelectorAll('[title]:not([title=""])')) note('title', titled)
  }
  const shown = [...document.querySelectorAll('[data-about]')].filter((each) => each.closest(HERE) && isSeen(each))
  const reached = [...document.querySelectorAll('*')]
    .filter((each) => each.tabIndex >= 0 || each.matches('[data-cell][tabindex]') || each.disabled)
    .flatMap((each) => explainedBy(each).map(({ dataset }) => dataset.about))
  for (const each of shown) {
    const { about } = each.dataset
    const isInPicture = each instanceof SVGElement && each.parentElement.closest('[data-about]')
    if (!known.includes(about)) found.add(`nobody knows ${about}`)
    if (!isInPicture && !reached.includes(about)) found.add(`by keys one never comes to ${about}`)
  }
  return [...found]
}
