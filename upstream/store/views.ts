/** Store views of the demo shop; `Store` header values are their codes, case-sensitive. */
export type StoreView = { id: number; code: string; locale: string; language: 'fr' | 'en'; name: string | null }

export const storeViews: [StoreView, ...StoreView[]] = [
  { id: 1, code: 'default', locale: 'fr_FR', language: 'fr', name: null },
  { id: 2, code: 'en', locale: 'en_US', language: 'en', name: 'English' },
]

/** Currencies a shopper may choose by `Content-Currency`, with their rate to the base currency. */
export const currencies: Record<string, { rate: number; symbol: string }> = {
  EUR: { rate: 1, symbol: '€' },
  USD: { rate: 1.1, symbol: '$' },
}
