/** Where those go who came from nowhere in particular. */
export const ACCOUNT_PATH = '/user/'

/**
 * Where a shopper was, as an address says it (`?next=`): a path of this shop, or the account. What leads elsewhere would let anybody
 * send shoppers away in the shop's name (OWASP ASVS 5.0, 3.7.2).
 */
export function safePath(wanted: string | null): string {
  if (!wanted || !/^\/[^/\\\p{Cc}][^\\\p{Cc}]*$|^\/$/u.test(wanted) || !URL.canParse(wanted, 'http://shop'))
    return ACCOUNT_PATH
  const { origin, pathname } = new URL(wanted, 'http://shop')
  return origin === 'http://shop' && !/^\/(login|register)(\/|$)/.test(pathname) ? wanted : ACCOUNT_PATH
}

/** The way to the sign-in screen, and back. */
export function loginPath(from: string): string {
  const next = safePath(from)
  return next === ACCOUNT_PATH ? '/login' : `/login?next=${encodeURIComponent(next)}`
}
