// What was said and not seen shows in the banner, in a low window beside the board: wherever one looks.
import { useEffect } from 'preact/hooks'
import { html } from '../lib/html.js'
import { t } from '../lib/words.js'
import { low } from './frame.js'
import { Icon } from './icons.js'

/** @typedef {import('../types').Line} Line */
/** @typedef {import('../lib/session.js').Session} Session */

/**
 * The latest line is in sight, and what is in sight has been seen.
 * @param {import('../lib/unread.js').Unread} unread @param {{ current: Element | null }} box
 */
export function useSeen(unread, box) {
  const count = unread.lines.value.length
  useEffect(() => {
    if (!box.current) return undefined
    box.current.scrollTop = box.current.scrollHeight
    const eye = new IntersectionObserver((found) => {
      if (found.some((each) => each.isIntersecting)) unread.see()
    })
    eye.observe(box.current)
    return () => eye.disconnect()
  }, [count])
}

/** @param {{ session: Session, nameOf: (line: Line) => string }} props */
export function ChatButton({ session, nameOf }) {
  const unread = session.unread.all.value
  const last = unread.at(-1)
  useEffect(() => {
    if (last) session.announce(t('web-chat-said', { player: nameOf(last), text: last.text || '' }))
  }, [last?.number])
  const label = unread.length ? t('web-chat-new', { count: unread.length }) : t('web-chat')
  return html`
    <span class="chat-tool">
      <button class="tool" data-tool="chat" aria-label=${label} data-about="chat" onClick=${() => toChat(session)}>
        <${Icon} name="chat" />
        ${unread.length > 0 && html`<b class="count" aria-hidden="true">${unread.length}</b>`}
      </button>
      ${!low.value && html`<${Bubble} session=${session} nameOf=${nameOf} />`}
    </span>
  `
}

/** The last of it. @param {{ session: Session, nameOf: (line: Line) => string }} props */
export function Bubble({ session, nameOf }) {
  const last = session.unread.all.value.at(-1)
  if (!last) return null
  return html`
    <button class="bubble" tabindex="-1" aria-hidden="true" onClick=${() => toChat(session)}>
      <b>${nameOf(last)}</b> ${last.text}
    </button>
  `
}

/** @param {Session} session */
function toChat(session) {
  const panel = document.getElementById('p-chat')
  if (panel instanceof HTMLDetailsElement) panel.open = true
  panel?.scrollIntoView({ block: 'center' })
  document.getElementById('say')?.focus({ preventScroll: true })
  session.unread.see()
}
