/**
 * The name of something that the browser keeps for this site alone. Sites of one origin share its cookies, storage, locks and channels; the page
 * says on its root which of them it belongs to.
 */
export const ownName = (what: string) => `${document.documentElement.dataset.site ?? 'musette'}-${what}`
