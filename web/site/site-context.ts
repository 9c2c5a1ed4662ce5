import { createContext, useContext } from 'react'
import type { PageSite } from '../page.ts'
import { HOUSE } from './site.ts'

/** The site that the page belongs to; the house itself where a component stands alone. */
export const SiteContext = createContext<PageSite>(HOUSE)

/** What the page knows of its site without asking the store: name, colour, sister hosts, texts of its own. */
export const useSite = () => useContext(SiteContext)
