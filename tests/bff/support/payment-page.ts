/** What the shopper does on a provider's page; the address it sends the browser to, below the shop's own. Empty where it sends it nowhere. */
export async function onPage(page: string | null, action: string): Promise<string> {
  const answer = await fetch(page ?? '', { method: 'POST', redirect: 'manual', body: new URLSearchParams({ action }) })
  const back = answer.headers.get('location')
  if (!back) return ''
  const { pathname, search } = new URL(back)
  return pathname + search
}
