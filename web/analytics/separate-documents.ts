import { isGuardedPath } from '../../schema/guarded-section.ts'

type Change = History['pushState']

/**
 * Makes the way between guarded pages and others a new document, where the site lets scripts of others run: one that came with another page must not live
 * on where a shopper pays, and the policy of a guarded page does not hold for what follows. Comes before those scripts do. Answers what undoes it.
 */
export function separateDocuments(basePath: string): () => void {
  const isGuarded = ({ pathname }: { pathname: string }) => isGuardedPath(pathname.slice(basePath.length))
  const [entry] = performance.getEntriesByType('navigation')
  const isGuardedDocument = isGuarded(new URL(entry?.name || location.href))
  const undo = [wrap('pushState', (url) => location.assign(url)), wrap('replaceState', (url) => location.replace(url))]
  return () => {
    for (const one of undo) one()
  }

  /** The router asks the history for every address; what it is not told of it leaves as it is. */
  function wrap(name: 'pushState' | 'replaceState', load: (url: URL) => void): () => void {
    const original: Change = history[name]
    const change: Change = function (this: History, state, title, to) {
      const target = new URL(to ?? location.href, location.href)
      const isSamePage = target.pathname === location.pathname
      if (isSamePage || isGuarded(target) === isGuardedDocument) original.call(this, state, title, to)
      else load(target)
    }
    history[name] = change
    return () => {
      if (history[name] === change) history[name] = original
    }
  }
}
