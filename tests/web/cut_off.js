// Everything that leaves the page, or is cut off, as the page stands.
;() => {
  const wide = document.documentElement.clientWidth,
    found = []
  if (document.documentElement.scrollWidth > wide + 1)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`)
  const scrolls = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true
    }
    return false
  }
  for (const element of document.querySelectorAll(
    'button, a, h1, h2, h3, p, label, legend, dt, dd, summary, select, input, td, th',
  )) {
    const box = element.getBoundingClientRect()
    if (
      !box.width ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('.sr, .skip') ||
      scrolls(element)
    )
      continue
    const name = `${element.tagName}.${element.className} ${(element.innerText || '').slice(0, 30)}`
    if (box.left < -1 || box.right > wide + 1)
      found.push(`${name} reaches from ${Math.round(box.left)} to ${Math.round(box.right)} of ${wide}`)
    if (
      ['BUTTON', 'A', 'H1', 'H2'].includes(element.tagName) &&
      element.scrollWidth > element.clientWidth + 2 &&
      (element.matches('.btn') || getComputedStyle(element).overflowX !== 'visible')
    )
      found.push(`${name} is cut`)
  }
  return found
}
