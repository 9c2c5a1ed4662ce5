import { createContext, useContext } from 'react'
import { CLIENT_LOG_FLUSH_INTERVAL } from '../../schema/client-log.ts'
import { INACTIVITY_TIMEOUT } from '../../schema/shop-constants.ts'
import type { PageSite } from '../../schema/page.ts'

/** The house as the build knows it. What a page says of its own site (`useSite`) goes before. */
export const HOUSE: PageSite = {
  code: 'musette',
  name: 'Musette',
  themeColor: '',
  sisterHosts: [],
  family: [],
  texts: {},
  cloudUrl: '',
  hasGuests: false,
  inactivityTimeout: INACTIVITY_TIMEOUT,
  logInterval: CLIENT_LOG_FLUSH_INTERVAL,
}

/** Pictures of `public/` that stand where the store has none, or where one cannot be loaded. Paths below the base path. */
export const PLACEHOLDER_IMAGE = '/placeholder.svg'
export const ERROR_IMAGE = '/image-error.svg'

/** Ms between two checks of maintenance and offline pages whether the shop is available again. */
export const RECOVERY_INTERVAL = 5_000

/** The site that the page belongs to; the house itself where a component stands alone. */
export const SiteContext = createContext<PageSite>(HOUSE)

/** What the page knows of its site without asking the store: name, colour, sister hosts, texts of its own. */
export const useSite = () => useContext(SiteContext)

/**
 * The name of something that the browser keeps for this site alone. Sites of one origin share its cookies, storage, locks and channels; the page
 * says on its root which of them it belongs to.
 */
export const ownName = (what: string) => `${document.documentElement.dataset.site ?? 'musette'}-${what}`
