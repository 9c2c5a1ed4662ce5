import type { BaseLocationHook } from 'wouter'
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location'
import { isGuardedPath } from '../../../schema/guarded-section.ts'
import { useSite } from '../../site/site-context.ts'

type Navigate = ReturnType<typeof useBrowserLocation>[1]
/** The router hands itself over. */
type Options = { base: string; ssrPath?: string }

/**
 * The browser's location, for the router. Where the site lets scripts of others run, pages of payment and of the account are documents of their own:
 * a script that came with another page must not live on there, and the policy of theirs does not hold for what follows.
 */
export const documentLocation: BaseLocationHook = function useDocumentLocation(options: Options) {
  const { hasGuests } = useSite()
  const [path, navigate] = useBrowserLocation(options)
  return [path, hasGuests ? crossing(options.base, navigate) : navigate]
}
documentLocation.searchHook = useSearch

function crossing(basePath: string, navigate: Navigate): Navigate {
  return (to, options) => {
    const target = new URL(to, location.href)
    if (isGuarded(target.pathname, basePath) === isGuarded(location.pathname, basePath)) navigate(to, options)
    else if (options?.replace) location.replace(target)
    else location.assign(target)
  }
}

function isGuarded(pathname: string, basePath: string): boolean {
  return isGuardedPath(pathname.slice(basePath.length))
}
