/** The currency chosen in this browser, where it is not the shop's own: pages come in the shop's own, for they are the same for everybody. */
const KEY = 'musette-currency'

export function chosenCurrency(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function rememberCurrency(currency: string): void {
  try {
    localStorage.setItem(KEY, currency)
  } catch {
    // A browser that keeps nothing shows the first page of a visit in the shop's own currency.
  }
}
