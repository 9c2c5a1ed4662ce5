import { horseView } from '../seed/horse-view.ts'
import type { ViewScope } from './view-scope.ts'

/**
 * Store views of the demo shop; `Store` header values are their codes, case-sensitive. As in Magento a view has settings, content and
 * active categories of its own where it wants any, and takes the rest from its store.
 */
export type StoreView = {
  id: number
  code: string
  locale: string
  language: 'fr' | 'en'
  name: string | null
  own?: ViewScope
}

export const storeViews: [StoreView, ...StoreView[]] = [
  { id: 1, code: 'default', locale: 'fr_FR', language: 'fr', name: null },
  { id: 2, code: 'en', locale: 'en_US', language: 'en', name: 'English' },
  { id: 3, code: 'cheval', locale: 'fr_FR', language: 'fr', name: 'Musette Cheval', own: horseView },
]

/** Currencies a shopper may choose by `Content-Currency`, with their rate to the base currency. */
export const currencies: Record<string, { rate: number; symbol: string }> = {
  EUR: { rate: 1, symbol: '€' },
  USD: { rate: 1.1, symbol: '$' },
}
