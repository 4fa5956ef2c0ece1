// Who one is: a guest by a cookie, or an account that works on every device.
import { useEffect, useState } from 'preact/hooks'
import { get, post, put, reasonOf, refusalOf, remove } from '../lib/api.js'
import { isAlone } from '../lib/alone.js'
import { html, withForm } from '../lib/html.js'
import { place } from '../lib/router.js'
import { ago, t } from '../lib/words.js'
import { Refused } from '../parts/dead_end.js'
import { Alert, Page, useProblem, Wait } from '../parts/frame.js'
import { Icon } from '../parts/icons.js'

/** What was written into a form, by its fields. @typedef {Record<string, string>} Got */
/** @typedef {(job: () => Promise<unknown>, said?: string) => Promise<void>} Attempt */

export default function Account() {
  const [me, setMe] = useState(/** @type {import('../types').Me | null} */ (null))
  const [problem, setProblem] = useProblem()
  const [note, setNote] = useState('')
  const load = () => get('/api/me').then(setMe, (error) => setProblem(reasonOf(error)))
  useEffect(() => {
    load()
  }, [])
  /** @type {Attempt} */
  const attempt = async (job, said) => {
    setProblem(null)
    setNote('')
    try {
      await job()
      if (said) setNote(t(said))
      await load()
    } catch (error) {
      setProblem(refusalOf(error))
    }
  }
  if (!me) return problem ? html`<${Refused} title=${t('web-account')} problem=${problem} />` : html`<${Wait} />`
  return html`
    <${Page} title=${t('web-account')}>
      <p>${isAlone() ? t('pocket-account') : t(`web-account-${me.kind}`, { name: me.name, named: me.name ? 'yes' : 'no' })}</p>
      ${me.kind !== 'nobody' && !isAlone() && html`<p><a href="/people">${t('web-profile')}</a></p>`}
      ${me.admin && html`<p><a href="/admin">${t('web-admin-page')}</a></p>`}
      <${Alert} reason=${problem} />
      ${note && html`<p class="good" role="status">${note}</p>`}
      <div class="form">
        <${Ask}
          legend=${t('web-your-name')}
          fields=${[{ name: 'name', label: t('web-name'), value: me.name, auto: 'nickname' }]}
          button=${t('web-keep')}
          onSubmit=${(/** @type {Got} */ got) => attempt(() => put('/api/me/name', { name: got.name }), 'web-kept')}
        />
        ${me.kind !== 'account' && !isAlone() && html`<${ComingIn} me=${me} attempt=${attempt} />`}
        ${me.kind === 'account' && html`<${OwnAccount} least=${me.least_password} attempt=${attempt} />`}
        ${me.kind === 'guest' && !isAlone() && html`<${OwnData} /><${DeleteGuest} attempt=${attempt} />`}
      </div>
    </${Page}>
  `
}

/** @param {{ me: import('../types').Me, attempt: Attempt }} props */
const ComingIn = ({ me, attempt }) => html`
  <${Register} me=${me} attempt=${attempt} />
  <${Ask}
    legend=${t('web-sign-in')}
    fields=${CREDENTIALS('current-password')}
    button=${t('web-sign-in')}
    onSubmit=${(/** @type {Got} */ got) => attempt(() => post('/api/session', got))}
  />
`

/** @param {{ least: number, attempt: Attempt }} props */
const OwnAccount = ({ least, attempt }) => html`
  <${Ask}
    legend=${t('web-new-password')}
    fields=${[
      { name: 'old', label: t('web-old-password'), secret: true, auto: 'current-password' },
      { name: 'new', label: t('web-new-password'), secret: true, auto: 'new-password', least },
    ]}
    button=${t('web-keep')}
    onSubmit=${(/** @type {Got} */ got) => attempt(() => put('/api/me/password', got), 'web-kept')}
  />
  <${Tokens} attempt=${attempt} />
  <${OwnData} />
  <fieldset class="card">
    <legend>${t('web-sign-out')}</legend>
    <button class="btn" onClick=${() => attempt(() => remove('/api/session'))}>${t('web-sign-out')}</button>
  </fieldset>
  <${Ask}
    legend=${t('web-delete-account')}
    hint=${t('web-delete-hint')}
    fields=${[{ name: 'password', label: t('web-password'), secret: true, auto: 'current-password' }]}
    button=${t('web-delete-account')}
    onSubmit=${(/** @type {Got} */ got) => attempt(() => remove('/api/me', got), 'web-deleted')}
  />
`

/** Everybody, whoever has a code, or nobody.
 * @param {{ me: import('../types').Me, attempt: Attempt }} props */
function Register({ me, attempt }) {
  const { registration: how, least_password: least } = me
  if (how === 'off') return html`<p class="hint">${t('web-register-off')}</p>`
  const code = { name: 'code', label: t('web-register-code'), value: place.value.query.get('code') || '', auto: 'off' }
  return html`
    <${Ask}
      legend=${t('web-register')}
      hint=${t(how === 'open' ? 'web-register-hint' : 'web-register-by-code', { least })}
      fields=${[...(how === 'open' ? [] : [code]), ...CREDENTIALS('new-password', least)]}
      button=${t('web-register')}
      onSubmit=${(/** @type {Got} */ got) => attempt(() => post('/api/accounts', got))}
    />
  `
}

function OwnData() {
  return html`
    <fieldset class="card own-data">
      <legend>${t('web-own-data')}</legend>
      <p class="hint">${t('web-own-data-hint')}</p>
      <a class="btn" href="/api/me/data" download="branchline.json">${t('web-own-data-file')}</a>
    </fieldset>
  `
}

/** A guest has no password to say again: they say that they mean it.
 * @param {{ attempt: Attempt }} props */
function DeleteGuest({ attempt }) {
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault()
    attempt(() => remove('/api/me', {}), 'web-deleted')
  }
  return html`
    <form onSubmit=${submit}>
      <fieldset class="card delete-guest">
        <legend>${t('web-delete-guest')}</legend>
        <p class="hint">${t('web-delete-guest-hint')}</p>
        <label class="check">
          <input type="checkbox" required />
          ${t('web-delete-sure')}
        </label>
        <button class="btn">${t('web-delete-guest')}</button>
      </fieldset>
    </form>
  `
}

/** @param {string} auto @param {number} [least] */
const CREDENTIALS = (auto, least) => [
  { name: 'name', label: t('web-name'), auto: 'username' },
  { name: 'password', label: t('web-password'), secret: true, auto, least },
]

/**
 * @param {{ legend: string, hint?: string, fields: { name: string, label: string, value?: string, secret?: boolean,
 *   auto: string, least?: number }[], button: string, onSubmit: (got: Got) => void }} props
 */
function Ask({ legend, hint, fields, button, onSubmit }) {
  return html`
    <form onSubmit=${withForm(onSubmit)}>
      <fieldset class="card">
        <legend>${legend}</legend>
        ${hint && html`<p class="hint">${hint}</p>`}
        ${fields.map(
          (field) => html`
          <label key=${field.name} class="stack">
            ${field.label}
            <input
              name=${field.name}
              required
              type=${field.secret ? 'password' : 'text'}
              minlength=${field.least || (field.secret ? 8 : 1)}
              maxlength=${field.secret ? 200 : 40}
              autocomplete=${field.auto}
              defaultValue=${field.value || ''}
            />
          </label>
        `,
        )}
        <button class="btn">${button}</button>
      </fieldset>
    </form>
  `
}

/** @param {{ attempt: Attempt }} props */
function Tokens({ attempt }) {
  const [tokens, setTokens] = useState(/** @type {import('../wire').TokenInfo[]} */ ([]))
  const [made, setMade] = useState('')
  const load = () =>
    get('/api/me/tokens').then(
      (found) => setTokens(found.tokens),
      () => {},
    )
  useEffect(() => {
    load()
  }, [])
  const make = async () => {
    const token = await post('/api/me/tokens', { label: new Date().toISOString().slice(0, 10) })
    setMade(token.token ?? '')
    await load()
  }
  /** @param {string} id */
  const forget = async (id) => {
    await remove(`/api/me/tokens/${id}`)
    await load()
  }
  return html`
    <fieldset class="card">
      <legend>${t('web-tokens')}</legend>
      <p class="hint">${t('web-tokens-hint')}</p>
      <ul class="tokens-list">
        ${tokens.map(
          (token) => html`
          <li key=${token.id}>
            <span>
              <b>${token.label}</b> <small>${ago(token.created_at)}</small>
            </span>
            <button
              class="tool"
              aria-label=${t('web-delete-token', { label: token.label })}
              onClick=${() => attempt(() => forget(token.id))}
            >
              <${Icon} name="trash" />
            </button>
          </li>
        `,
        )}
      </ul>
      ${made && html`<p>${t('web-token-once')} <code>${made}</code></p>`}
      <button class="btn" onClick=${() => attempt(make)}>${t('web-new-token')}</button>
    </fieldset>
  `
}
