// The poster of Off the Rails: flat shapes, our own, in inks that change with the theme.

export function draw() {
  const jewel = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ r,
    /** @type {string} */ c,
    /** @type {string} */ d,
  ) =>
    `<g transform="translate(${x} ${y}) rotate(${r})"><path fill="${c}" d="${d}"/><path fill="#ffffff59" d="M-7-9H0V3z"/></g>`
  return `<rect width="360" height="440" fill="var(--c-bg)"/><circle cx="196" cy="150" r="128" fill="var(--c-far)"/>
    <circle cx="196" cy="150" r="88" fill="#7a559a" opacity=".55"/>
    <circle cx="196" cy="150" r="52" fill="var(--c-glow)" opacity=".35"/>
  <path fill="var(--c-mid)"
    d="M0 0H360V54L338 96 318 40 292 74 270 28 244 46 214 18 190 40 160 20 134 66 112 34 84 92 62 44 34 118 14 70 0 90z"/>
  <path fill="var(--c-mid)"
    d="M0 250L40 262 70 256 96 292 84 330 108 376 96 440H0zM360 220L330 236 312 268 326 310 300 352 316 400 304 440H360z"/>
    <path fill="var(--c-deep)" d="M96 440L112 376 152 352 188 384 226 348 262 372 300 440z"/>
    <path fill="var(--c-deep)" d="M0 300L30 310 58 304 74 336 60 380 78 440H0zM360 280L342 300 350 350 330 390 336 440H360z"/>
  <g stroke="#a8743c" stroke-width="9" stroke-linecap="round"><path d="M6 262V440M56 268V440"/>
    <path stroke-width="6" d="M6 300L56 350M56 300L6 350M6 370L56 420M56 370L6 420"/></g>
  <g transform="rotate(-9 60 250)"><g fill="#a8743c">
    ${[0, 22, 44, 66, 88].map((x) => `<rect x="${x - 14}" y="248" width="12" height="12"/>`).join('')}
    <rect x="106" y="240" width="12" height="12" transform="rotate(34 112 246)"/></g>
    <path stroke="#b9c2cd" stroke-width="7" stroke-linecap="round" fill="none" d="M-30 245H92C104 245 110 240 116 230"/></g>
  <g stroke="#f3d9a4" stroke-width="4" stroke-linecap="round" opacity=".7"><path d="M96 176l-34 12M100 206l-44 12M118 140l-26 8"/></g>
  <g transform="translate(196 176) rotate(-14)">
    <path fill="#5d9a4a" d="M-34-62C-74-84-92-74-98-66C-80-62-62-50-40-36zM34-62C74-84 92-74 98-66C80-62 62-50 40-36z"/>
      <path fill="#d98a9a" d="M-42-58C-64-70-76-68-84-66C-70-62-58-54-44-44zM42-58C64-70 76-68 84-66C70-62 58-54 44-44z"/>
    <path fill="#6cab55" d="M-42-50C-42-84-20-98 0-98S42-84 42-50C42-22 24-8 0-8S-42-22-42-50z"/>
    <path fill="#8a5a2c" d="M-42-70C-36-96-18-108 0-108S36-96 42-70C20-80-20-80-42-70z"/><g stroke="#3a281e" stroke-width="5">
      <circle cx="-16" cy="-56" r="15" fill="#fff3d6"/><circle cx="16" cy="-56" r="15" fill="#fff3d6"/></g>
      <circle cx="-12" cy="-55" r="6" fill="#20242c"/><circle cx="20" cy="-55" r="6" fill="#20242c"/>
      <path fill="#4f8a3d" d="M-5-42C-3-34 3-34 6-42z"/><path fill="#3a1c22" d="M-22-32C-10-12 12-12 24-32C8-26-8-26-22-32z"/>
      <path fill="#fffaf0" d="M-14-28l5 7 5-6zM6-27l5 6 5-8z"/>
    <path stroke="#6cab55" stroke-width="15" stroke-linecap="round" d="M-44 6L-72-40M44 6L78-34"/>
      <circle cx="-74" cy="-44" r="11" fill="#6cab55"/><circle cx="80" cy="-38" r="11" fill="#6cab55"/>
    <path fill="#7c8796" d="M-74-2H74L58 62H-58z"/><path fill="#5b6573" d="M-70 14H70L66 30H-66z"/>
      <path fill="#a9b3c0" d="M-80-10H80V6H-80z"/><g fill="#e9edf2"><circle cx="-60" cy="22" r="3.500"/>
      <circle cx="-30" cy="22" r="3.500"/><circle cx="0" cy="22" r="3.500"/><circle cx="30" cy="22" r="3.500"/>
      <circle cx="60" cy="22" r="3.500"/></g>
    <g><circle cx="-36" cy="68" r="19" fill="#2b3038"/><circle cx="-36" cy="68" r="8" fill="#e39a35"/>
      <circle cx="36" cy="68" r="19" fill="#2b3038"/><circle cx="36" cy="68" r="8" fill="#e39a35"/></g></g>
  ${jewel(92, 96, 12, '#e05a6d', 'M-16-6L-8-16H8L16-6L0 18z')}${jewel(292, 92, -18, '#d8effa', 'M0-20L14-6V10L0 20L-14 10V-6z')}
    ${jewel(318, 168, 20, '#f0c04a', 'M-14-14H14V14H-14z')}${jewel(140, 308, 30, '#7ddc8a', 'M0-18L17 12H-17z')}
    ${jewel(262, 296, -10, '#9a94a3', 'M-9-17H9L18 0L9 17H-9L-18 0z')}`
}
