// How one is told that it is one's turn: this browser, addresses for mail, webhooks.
import { useEffect, useState } from 'preact/hooks'
import { get, post, Problem, put, remove } from '../lib/api.js'
import { html, withForm, withTick } from '../lib/html.js'
import { browserName, canPush, subscribe, subscription, wishOf } from '../lib/push.js'
import { language } from '../lib/settings.js'
import { ago, reasonText, t } from '../lib/words.js'
import { Icon } from './icons.js'

/** @typedef {import('../wire').ChannelInfo} Channel */
/** @typedef {(job: () => Promise<unknown>, said?: string) => Promise<void>} Attempt */

const FORMS = ['json', 'discord', 'slack', 'ntfy']

export function BeingTold() {
  const [found, setFound] = useState(/** @type {import('../wire').Channels | null} */ (null))
  const [kind, setKind] = useState('nobody')
  const [problem, setProblem] = useState('')
  const [note, setNote] = useState('')
  const load = async () => {
    const me = await get('/api/me')
    setKind(me.kind)
    if (me.kind !== 'nobody') setFound(await get('/api/me/channels'))
  }
  /** @type {Attempt} */
  const attempt = async (job, said) => {
    setProblem('')
    setNote('')
    try {
      const why = await job()
      if (typeof why === 'string') setProblem(why)
      else if (said) setNote(said)
      await load()
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      setProblem(reasonText(error.reason))
    }
  }
  useEffect(() => {
    attempt(async () => {})
  }, [])
  return html`
    <fieldset class="card being-told">
      <legend>${t('told-part')}</legend>
      <p class="hint">${t('told-part-hint')}</p>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${note && html`<p class="good" role="status">${note}</p>`}
      <ul class="channels">
        ${(found?.channels || []).map((channel) => html`<${One} key=${channel.id} channel=${channel} attempt=${attempt} />`)}
      </ul>
      <${Push} attempt=${attempt} />
      ${kind === 'account' && html`<${More} attempt=${attempt} hasMail=${!!found?.has_mail} />`}
      ${kind !== 'account' && html`<p class="hint">${t('told-account-only')}</p>`}
    </fieldset>
  `
}

/** What became of the last message. @param {Channel} channel */
function stateText(channel) {
  if (!channel.is_confirmed) return t('told-unconfirmed')
  if (channel.failure) {
    const facts = { when: ago(channel.failed_at ?? 0), why: reasonText(channel.failure) }
    return t(channel.tries_again ? 'told-tries-again' : 'told-given-up', facts)
  }
  return channel.told_at ? t('told-when', { when: ago(channel.told_at) }) : ''
}

/** @param {{ channel: Channel, attempt: Attempt }} props */
function One({ channel, attempt }) {
  const path = `/api/me/channels/${channel.id}`
  const state = stateText(channel)
  return html`
    <li>
      <span>
        <b>${channel.label}</b>
        ${channel.address && channel.address !== channel.label && html`<small>${channel.address}</small>`}
        ${state && html`<small class=${channel.failure ? 'problem' : ''}>${state}</small>`}
        ${channel.secret && html`<small>${t('told-secret')} <code>${channel.secret}</code></small>`}
      </span>
      <label class="check">
        <input
          type="checkbox"
          checked=${channel.is_on}
          onChange=${withTick((isOn) => attempt(() => put(path, { is_on: isOn })))}
        />
        ${t('told-switch')}
      </label>
      <button class="btn small" disabled=${!channel.is_on} onClick=${() => attempt(() => post(`${path}/try`), t('told-sent'))}>
        ${t(channel.is_confirmed ? 'told-try' : 'told-again')}
      </button>
      <button class="tool" aria-label=${t('told-remove', { label: channel.label })} onClick=${() => attempt(() => remove(path))}>
        <${Icon} name="trash" />
      </button>
    </li>
  `
}

/** @param {{ attempt: Attempt }} props */
function Push({ attempt }) {
  const [has, setHas] = useState(false)
  useEffect(() => {
    subscription().then(
      (made) => setHas(!!made),
      () => {},
    )
  }, [])
  if (!canPush()) return html`<p class="hint">${t('told-push-impossible')}</p>`
  /** A subscription that is there is told to the server again: the page may be somebody else's by now. */
  const add = async () => {
    const me = await get('/api/me')
    if (me.kind === 'nobody') await put('/api/me/name', { name: browserName() })
    const { push_key: key } = await get('/api/me/channels')
    const made = await subscribe(key)
    if (!made) return t('told-push-denied')
    const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(Date.now())
    const label = t('told-this-browser', { name: browserName(), day }).slice(0, 40)
    await post('/api/me/channels', { ...wishOf(made), label, language: language.value })
    setHas(true)
    return undefined
  }
  return html`
    <div class="row">
      <button class="btn" onClick=${() => attempt(add)}>${t('told-add-push')}</button>
      ${has && html`<span class="hint">${t('told-has-push')}</span>`}
    </div>
  `
}

/** Mail and webhooks. @param {{ attempt: Attempt, hasMail: boolean }} props */
function More({ attempt, hasMail }) {
  /** @param {(got: Record<string, string>) => object} wish */
  const adding = (wish) =>
    withForm((got, form) =>
      attempt(async () => {
        await post('/api/me/channels', { ...wish(got), language: language.value })
        form.reset()
      }),
    )
  return html`
    ${
      hasMail &&
      html`
      <form class="adding" onSubmit=${adding((got) => ({ type: 'mail', address: got.address }))}>
        <label class="stack">
          ${t('told-mail-address')}
          <input name="address" type="email" required maxlength="254" autocomplete="email" />
        </label>
        <button class="btn">${t('told-add-mail')}</button>
      </form>
    `
    }
    <form class="adding" onSubmit=${adding(({ url, form }) => ({ type: 'webhook', url, form, label: hostOf(url) }))}>
      <label class="stack">
        ${t('told-webhook-address')}
        <input name="url" type="url" required maxlength="1000" autocomplete="off" />
      </label>
      <label class="stack">
        ${t('told-webhook-form')}
        <select name="form">
          ${FORMS.map((form) => html`<option key=${form} value=${form}>${t(`told-form-${form}`)}</option>`)}
        </select>
      </label>
      <button class="btn">${t('told-add-webhook')}</button>
    </form>
  `
}

/** @param {string} url */
function hostOf(url) {
  try {
    return new URL(url).host.slice(0, 40)
  } catch {
    return url.slice(0, 40)
  }
}
