// The poster of Railways: flat shapes, our own, in inks that change with the theme.

export function draw() {
  const L = (/** @type {string} */ c, /** @type {string} */ d, w = 9) =>
    `<path fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
  const stop = (/** @type {number} */ x, /** @type {number} */ y, letter = '', c = '') =>
    letter
      ? `<g transform="translate(${x} ${y})">
        <rect x="-19" y="-19" width="38" height="38" rx="9" fill="${c}" stroke="var(--b-paper)" stroke-width="4"/>
        <text y="8" text-anchor="middle" font-family="var(--display)" font-weight="600" font-size="22" fill="#fffaf0">
        ${letter}</text></g>`
      : `<circle cx="${x}" cy="${y}" r="8" fill="var(--b-bg)" stroke="var(--b-paper)" stroke-width="4.500"/>`
  const pip = (/** @type {number} */ x, /** @type {number} */ y) =>
    `<circle cx="${x}" cy="${y}" r="7.500" fill="#20304a"/>`
  return `<rect width="360" height="440" fill="var(--b-bg)"/>
    <path stroke="var(--b-grid)" stroke-width="2"
    d="${[...Array(11).keys()].map((i) => `M${i * 40} 0V440M0 ${i * 40 + 20}H360`).join('')}"/>
  ${L('#e39a35', 'M-10 60H110L190 140H370')}${L('var(--b-paper)', 'M60 -10V180L130 250H290L370 330')}
    ${L('#d9604a', 'M300 -10V80L200 180V300')}${L('#8fc3e8', 'M-10 300H90L190 200H370')}
  ${stop(140, 90)}${stop(60, 130)}${stop(220, 160)}${stop(300, 40)}${stop(330, 290)}${stop(330, 200)}${stop(30, 300)}
  ${stop(60, 60, 'R', '#b3372b')}${stop(286, 140, 'C', '#1769aa')}${stop(200, 250, 'L', '#27714a')}${stop(100, 220, 'I', '#7a4a8c')}
  <g fill="var(--b-paper)"><circle cx="104" cy="286" r="12"/><circle cx="88" cy="270" r="16"/><circle cx="62" cy="258" r="20"/>
    <circle cx="30" cy="252" r="24"/></g>
  <g transform="translate(104 376)"><path fill="#0e1826" stroke="var(--b-paper)" stroke-width="4" d="M-62 70L-50 22H50L62 70z"/>
    <circle r="54" fill="var(--b-paper)"/><circle r="50" fill="#17263c"/>
    <circle r="40" fill="#2d4468" stroke="#e39a35" stroke-width="4"/><circle r="11" fill="#e39a35"/>
    <path stroke="#e39a35" stroke-width="5" d="M0 0L26 22"/>
    <path fill="#17263c" stroke="var(--b-paper)" stroke-width="4" d="M-15-49h30l6-25h-42z"/>
    <path fill="#e39a35" d="M-23-76h46v7h-46z"/><circle cy="-34" r="0"/><path fill="#b3372b" d="M-66 40H66v14H-66z"/>
    <circle cx="-54" cy="47" r="8" fill="#ffe7b0"/><circle cx="54" cy="47" r="8" fill="#ffe7b0"/></g>
  <g transform="translate(232 338) rotate(-12)"><path fill="#0003" d="M-40 46h92v14h-92z"/>
    <rect x="-44" y="-44" width="88" height="88" rx="16" fill="#fffaf0"/>
    <rect x="-44" y="24" width="88" height="20" rx="10" fill="#e7d7b5"/>${pip(-22, -24)}${pip(22, -24)}${pip(0, -2)}
    ${pip(-22, 18)}${pip(22, 18)}</g>
  <g transform="translate(312 390) rotate(14)"><rect x="-38" y="-38" width="76" height="76" rx="14" fill="#b3372b"/>
    <rect x="-38" y="20" width="76" height="18" rx="9" fill="#8e2a20"/>
    <text y="14" text-anchor="middle" font-family="var(--display)" font-weight="600" font-size="46" fill="#fffaf0">R</text></g>`
}
