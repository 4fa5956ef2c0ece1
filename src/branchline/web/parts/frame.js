// What every page has: the bar with its tools, the state of things for screen readers, dialogs.
import { signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { cls, html, withTick } from '../lib/html.js'
import { isNight, keysOn, LANGUAGES, language, theme } from '../lib/settings.js'
import { chooseLanguage, reasonText, t } from '../lib/words.js'
import { Brand, Icon } from './icons.js'

/** @typedef {import('preact').ComponentChildren} ComponentChildren */
/** @type {import('@preact/signals').Signal<boolean>} */
const keysShown = signal(false)

/**
 * `isTable`: below it lies a table, at which all is explained in one way.
 * @param {{ where?: ComponentChildren, detail?: ComponentChildren, isTable?: boolean }} props
 */
export const Bar = ({ where, detail, isTable }) => html`
  <header class="bar">
    <a class="skip" href="#main" onClick=${toMain}>
      ${t('web-skip')}
    </a>
    <a class="name" href="/" data-about=${isTable ? 'bar-home' : undefined}>
      ${html`<${Brand} size=${32} />`}
      <span>${t('web-brand')}</span>
    </a>
    ${
      where &&
      html`
      <span class="where">
        <b>${where}</b>
        ${detail && html`<small>${detail}</small>`}
      </span>
    `
    }
    <nav class="tools" aria-label=${t('web-tools')}>
      <${Tool} cls="hide-s" icon="book" name=${t('web-rules')} about=${isTable && 'bar-rules'} href="/rules" />
      <${Tool}
        cls="hide-s"
        icon="help"
        name=${t('web-keys')}
        about=${isTable && 'bar-keys'}
        onClick=${() => {
          keysShown.value = true
        }}
      />
      <${Tool} icon="sliders" name=${t('web-settings')} about=${isTable && 'bar-settings'} href="/settings" />
      <${Tool} cls="hide-s" icon="you" name=${t('web-account')} about=${isTable && 'bar-account'} href="/account" />
      <${Tongues} isTable=${isTable} />
      <${Tool}
        icon=${isNight() ? 'sun' : 'moon'}
        name=${t(isNight() ? 'web-to-day' : 'web-to-night')}
        about=${isTable && 'bar-light'}
        onClick=${() => {
          theme.value = isNight() ? 'day' : 'night'
        }}
      />
    </nav>
  </header>
`

/**
 * A link or a button of the bar. At a table the card that explains everything there explains it, too.
 * @param {{ icon: string, name: string, about?: string | false, href?: string, onClick?: () => void, cls?: string }} props
 */
function Tool({ icon, name, about, href, onClick, cls: more }) {
  const kind = href ? 'a' : 'button'
  const told = about ? { 'data-about': about } : { title: name }
  return html`
    <${kind} class=${cls('tool', more)} href=${href} ...${told} aria-label=${name} onClick=${onClick}>
      <${Icon} name=${icon} />
    </${kind}>
  `
}

/** @param {{ isTable?: boolean }} props */
const Tongues = ({ isTable }) => html`
  <span class="seg" role="group" aria-label=${t('web-language')} data-about=${isTable ? 'bar-language' : undefined}>
    ${LANGUAGES.map(
      (tongue) => html`
      <button
        key=${tongue}
        lang=${tongue}
        aria-pressed=${language.value === tongue}
        title=${isTable ? undefined : languageName(tongue)}
        onClick=${() => chooseLanguage(tongue)}
      >
        ${tongue.toUpperCase()}
        <span class="sr"> ${languageName(tongue)}</span>
      </button>
    `,
    )}
  </span>
`

/** Every language says its own name. @param {string} tongue */
export function languageName(tongue) {
  const name = new Intl.DisplayNames([tongue], { type: 'language' }).of(tongue) ?? tongue
  return name.slice(0, 1).toLocaleUpperCase(tongue) + name.slice(1)
}

/** @param {Event} event */
function toMain(event) {
  event.preventDefault()
  const main = document.getElementById('main')
  main?.focus()
  main?.scrollIntoView()
}

/** A page of text and cards.
 * @param {{ title: string, children?: ComponentChildren, where?: ComponentChildren, wide?: boolean, cls?: string }} props */
export function Page({ title, children, where, wide, cls: more }) {
  useTitle(title)
  return html`
    <${Bar} where=${where} />
    <main id="main" tabindex="-1" class=${cls('page', wide && 'wide', more)}>
      <h1>${title}</h1>
      ${children}
    </main>
  `
}

/** @param {string} title */
export function useTitle(title) {
  useEffect(() => {
    document.title = `${title} · ${t('web-brand')}`
  }, [title])
}

/** @param {{ title: string, onClose: () => void, children?: ComponentChildren }} props */
export function Dialog({ title, onClose, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null))
  // Before the next key comes: what is typed after the key that opened it belongs to the dialog.
  useLayoutEffect(() => {
    box.current?.showModal()
  }, [])
  return html`
    <dialog
      ref=${box}
      class="dialog card"
      aria-label=${title}
      onClose=${onClose}
      onClick=${(/** @type {Event} */ event) => {
        if (event.target === box.current) box.current?.close()
      }}
    >
      <header>
        <h2>${title}</h2>
        <button class="tool" aria-label=${t('web-close')} onClick=${() => box.current?.close()}>
          <${Icon} name="cross" />
        </button>
      </header>
      <div class="body">${children}</div>
    </dialog>
  `
}

/** @param {{ rows: { keys: string[], message: string }[] }} props */
export function KeysDialog({ rows }) {
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.key === '?' && isForPage(event)) keysShown.value = true
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  if (!keysShown.value) return null
  return html`
    <${Dialog}
      title=${t('web-keys')}
      onClose=${() => {
        keysShown.value = false
      }}
    >
      <dl class="keys">
        ${rows.map(
          (row) => html`
          <div key=${row.message}>
            <dt>
              ${row.keys.map(
                (key) => html`
                <kbd class="kbd" key=${key}>
                  ${key}
                </kbd>
              `,
              )}
            </dt>
            <dd>${t(row.message)}</dd>
          </div>
        `,
        )}
      </dl>
      <label class="check">
        <input
          type="checkbox"
          checked=${keysOn.value}
          onChange=${withTick((isOn) => {
            keysOn.value = isOn
          })}
        />
        ${t('web-keys-on')}
      </label>
    </${Dialog}>
  `
}

/** Single keys belong to the page unless somebody is writing, answers a dialog or wants none of it. @param {KeyboardEvent} event */
export const isForPage = (event) =>
  keysOn.peek() &&
  !isTyping(event) &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !document.querySelector('dialog[open]')

/** @param {KeyboardEvent} event */
export function isTyping(event) {
  const at = event.target
  return at instanceof HTMLElement && (at.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(at.tagName))
}

/**
 * A panel that folds on a phone.
 * @param {{ id: string, title: string, aside?: ComponentChildren, grow?: boolean, open?: boolean, about?: string,
 *   children?: ComponentChildren }} props
 */
export function Fold({ id, title, aside, grow, open, about, children }) {
  const isPhone = phone.value
  return html`
    <details class=${cls('card', grow && 'grow')} id=${`p-${id}`} open=${isPhone ? !!open : true}>
      <summary
        tabindex=${isPhone ? 0 : -1}
        onClick=${(/** @type {Event} */ event) => {
          if (!phone.peek()) event.preventDefault()
        }}
      >
        <h2 class="eyebrow">${title}</h2>
        <span class="aside" data-about=${about}>${aside}</span>
        <span class="chev">
          <${Icon} name="down" size=${18} />
        </span>
      </summary>
      ${children}
    </details>
  `
}

/** Whether the window is so now, as a signal. @param {string} query */
function windowIs(query) {
  const found = matchMedia(query)
  const is = signal(found.matches)
  found.addEventListener('change', () => {
    is.value = found.matches
  })
  return is
}
// As css/table.css has it: a low window (a phone on its side, 200 %) is no phone, its hand stands beside the board.
export const phone = windowIs('(max-width: 760px) and (min-height: 561px), (max-width: 560px)')
export const low = windowIs('(max-height: 560px) and (min-width: 561px)')
/** Whether there is a column on each side of the board. */
export const wide = windowIs('(min-width: 1001px) and (min-height: 561px)')

/** Why the last thing that was asked for was not done. */
export const useProblem = () => useState(/** @type {import('../types').Reason | null} */ (null))

/** Why something was not done, where it was asked for. @param {{ reason: import('../types').Reason | null }} props */
export const Alert = ({ reason }) => reason && html`<p class="problem" role="alert">${reasonText(reason)}</p>`

/** @param {{ children?: ComponentChildren }} props */
export const Wait = ({ children }) => html`
  <p class="wait-note" role="status">
    ${children || t('web-loading')}
  </p>
`
