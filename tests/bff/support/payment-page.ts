import type { Shopper } from './shopper.ts'

/** What the shopper does on a provider's page; the address it sends the browser to, below the shop's own. Empty where it sends it nowhere. */
export async function onPage(page: string | null, action: string): Promise<string> {
  const answer = await fetch(page ?? '', { method: 'POST', redirect: 'manual', body: new URLSearchParams({ action }) })
  const back = answer.headers.get('location')
  if (!back) return ''
  const { pathname, search } = new URL(back)
  return pathname + search
}

/** Where the shop sends a browser in the end: the address of some modules leads to the shop's own first. */
export async function comeBack(who: Shopper, path: string): Promise<string> {
  const { status, headers } = await who.fetch(path)
  const location = headers.get('location')
  if (status !== 303 || !location || headers.get('cache-control') !== 'private, no-store') {
    throw new Error(`a return was answered with ${status}, ${headers.get('cache-control')}, to ${location}`)
  }
  return location.startsWith('/checkout/payment/') ? comeBack(who, location) : location
}
