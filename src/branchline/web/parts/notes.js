// Notes of one's own on a table, kept as one types. Loaded when somebody opens them.
import { useEffect, useRef, useState } from 'preact/hooks'
import { get, put, reasonOf } from '../lib/api.js'
import { html, withValue } from '../lib/html.js'
import { reasonText, t } from '../lib/words.js'
import { Dialog } from './frame.js'

const LONGEST = 4000
/** Milliseconds without a key after which it is kept. */
const STILL = 600

/** @typedef {'reading' | 'read' | 'kept' | 'keeping' | import('../types').Reason} State */

/** What is written is kept when one stops, leaves the field or closes it; the last word counts. @param {string} id */
function useNote(id) {
  const [state, setState] = useState(/** @type {State} */ ('reading'))
  const [text, setText] = useState('')
  const waits = useRef(/** @type {{ text: string, timer: number } | null} */ (null))
  const path = /** @type {const} */ (`/api/tables/${id}/note`)
  /** @param {unknown} error */
  const fail = (error) => setState(reasonOf(error))
  const keep = async () => {
    const what = waits.current
    if (!what) return
    clearTimeout(what.timer)
    waits.current = null
    try {
      await put(path, { text: what.text })
      if (!waits.current) setState('kept')
    } catch (error) {
      fail(error)
    }
  }
  useEffect(() => {
    get(path).then((note) => {
      setText(note.text)
      setState('read')
    }, fail)
    return () => void keep()
  }, [])
  /** @param {string} next */
  const write = (next) => {
    clearTimeout(waits.current?.timer)
    waits.current = { text: next, timer: setTimeout(keep, STILL) }
    setText(next)
    setState('keeping')
  }
  return { state, text, write, keep }
}

/** @param {State} state */
function said(state) {
  if (typeof state !== 'string') return t('days-notes-failed', { why: reasonText(state) })
  return state === 'read' ? '' : t(`days-notes-${state}`)
}

/** @param {{ id: string, onClose: () => void }} props */
export function Notes({ id, onClose }) {
  const { state, text, write, keep } = useNote(id)
  return html`
    <${Dialog} title=${t('web-notes')} onClose=${onClose}>
      <p class="hint" id="notes-hint">${t('days-notes-hint')}</p>
      <textarea
        class="notes"
        rows="10"
        maxlength=${LONGEST}
        aria-label=${t('web-notes')}
        aria-describedby="notes-hint"
        disabled=${state === 'reading'}
        value=${text}
        onInput=${withValue(write)}
        onBlur=${keep}
      ></textarea>
      <p class="hint" role="status" data-state=${typeof state === 'string' ? state : 'failed'}>
        ${said(state)}
      </p>
    </${Dialog}>
  `
}
