// While the host comes into the browser: how much of it is here, and why it does not come.
import { render } from 'preact'
import { style } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { coming, startPocket, usePocket as begin } from '../lib/pocket_transport.js'
import { reasonText, t } from '../lib/words.js'

function Coming() {
  const { share, isReady, failed } = coming.value
  if (isReady) return null
  if (failed)
    return html`
      <p class="coming problem" role="alert">
        ${reasonText(failed)}
        <button class="btn" onClick=${startPocket}>${t('web-try-again')}</button>
      </p>
    `
  const percent = Math.round(share * 100)
  return html`
    <p class="coming" role="status">
      ${t(share < 1 ? 'pocket-coming' : 'pocket-starting', { percent })}
      <progress max="100" value=${percent} aria-label=${t('pocket-coming', { percent })}></progress>
    </p>
  `
}

export function usePocket() {
  begin()
  style('css/pocket.css')
  const place = document.createElement('div')
  document.body.append(place)
  render(html`<${Coming} />`, place)
}
