import type { Shopper } from './shopper.ts'

/** Acts as the shopper on a provider's page. Returns the address of the redirect, below the shop's own; empty if there is none. */
export async function onPage(page: string | null, action: string): Promise<string> {
  const answer = await fetch(page ?? '', { method: 'POST', redirect: 'manual', body: new URLSearchParams({ action }) })
  const back = answer.headers.get('location')
  if (!back) return ''
  const { pathname, search } = new URL(back)
  return pathname + search
}

/** Returns where the shop finally sends the browser: the return address of some modules first redirects to the shop's own. */
export async function comeBack(who: Shopper, path: string): Promise<string> {
  const { status, headers } = await who.fetch(path)
  const location = headers.get('location')
  if (status !== 303 || !location || headers.get('cache-control') !== 'private, no-store') {
    throw new Error(`a return was answered with ${status}, ${headers.get('cache-control')}, to ${location}`)
  }
  return location.startsWith('/checkout/payment/') ? comeBack(who, location) : location
}
