// Whether this browser is its own host: then there is nobody else to play with, and nothing that needs a server is offered.
export const isAlone = () => document.documentElement.dataset.host === 'pocket'
