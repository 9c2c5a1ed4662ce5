import { createContext, useContext } from 'react'
import { CLIENT_LOG_FLUSH_INTERVAL } from '../../schema/client-log.ts'
import { INACTIVITY_TIMEOUT } from '../../schema/shop-constants.ts'
import type { PageSite } from '../../schema/page.ts'

/** Defaults of a site. Values of the page (`useSite`) override them. */
export const HOUSE: PageSite = {
  code: 'musette',
  name: 'Musette',
  themeColor: '',
  sisterHosts: [],
  family: [],
  accessibility: '',
  texts: {},
  extensionsOff: [],
  cloudUrl: '',
  hasThirdParties: false,
  inactivityTimeout: INACTIVITY_TIMEOUT,
  logInterval: CLIENT_LOG_FLUSH_INTERVAL,
  presence: 'musette-presence',
  vitalsSampling: 0,
}

/** Pictures of `web/static/` for missing and broken pictures. Paths below the base path. */
export const PLACEHOLDER_IMAGE = '/placeholder.svg'
export const ERROR_IMAGE = '/image-error.svg'

/** Interval in ms at which maintenance and offline pages check for the shop. */
export const RECOVERY_INTERVAL = 5_000

/** The site of the page; the defaults in a test of one component. */
export const SiteContext = createContext<PageSite>(HOUSE)

/** Settings of the site that come with the page: name, colour, sister hosts, own texts. */
export const useSite = () => useContext(SiteContext)

/**
 * Prefixes a name with the site's code (`data-site` of the root element), or that of the group whose session it shares (`data-group`): sites on one
 * origin share cookies, storage, locks and channels.
 */
export function ownName(what: string): string {
  const { group, site = 'musette' } = document.documentElement.dataset
  return `${group ?? site}-${what}`
}
