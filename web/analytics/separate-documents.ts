import { afterChanges } from '../api/changes-under-way.ts'
import { isGuarded as isGuardedSection, type RouteSection } from '../../schema/page-route.ts'

type Change = History['pushState']

/**
 * Makes navigations between guarded and other pages load a new document on sites with third-party scripts: such a script must not
 * live on in the checkout, and the policy of a guarded page must not apply elsewhere. Runs before those scripts. Returns a stop function.
 */
export function separateDocuments(basePath: string, sectionOf: (path: string) => RouteSection): () => void {
  const isGuarded = ({ pathname }: { pathname: string }) => isGuardedSection(sectionOf(pathname.slice(basePath.length)))
  const [entry] = performance.getEntriesByType('navigation')
  const isGuardedDocument = isGuarded(new URL(entry?.name || location.href))
  const undo = [wrap('pushState', (url) => location.assign(url)), wrap('replaceState', (url) => location.replace(url))]
  return () => {
    for (const one of undo) one()
  }

  /** The router navigates through the history, so patching it covers every navigation. */
  function wrap(name: 'pushState' | 'replaceState', load: (url: URL) => void): () => void {
    const original: Change = history[name]
    function change(this: History, ...[state, title, to]: Parameters<Change>): void {
      const target = new URL(to ?? location.href, location.href)
      const isSamePage = target.pathname === location.pathname
      if (isSamePage || isGuarded(target) === isGuardedDocument) original.call(this, state, title, to)
      // A new document ends this one: a quantity that was just changed would not reach the cart.
      else afterChanges(() => load(target))
    }
    history[name] = change
    return () => {
      if (history[name] === change) history[name] = original
    }
  }
}
