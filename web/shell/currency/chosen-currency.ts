import { ownName } from '../../site/own-name.ts'

/** The currency chosen in this browser, where it is not the shop's own: pages come in the shop's own, for they are the same for everybody. */
const KEY = 'currency'

export function chosenCurrency(): string | null {
  try {
    return localStorage.getItem(ownName(KEY))
  } catch {
    return null
  }
}

export function rememberCurrency(currency: string): void {
  try {
    localStorage.setItem(ownName(KEY), currency)
  } catch {
    // A browser that keeps nothing shows the first page of a visit in the shop's own currency.
  }
}
