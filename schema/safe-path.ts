/** Target without `?next=`. */
export const ACCOUNT_PATH = '/user/'

/** The screen for a new account, as the page after an order leads to it. */
export const REGISTER_AFTER_ORDER = '/register?after=order'

/**
 * The value of `?next=` when it is a path of this shop, else the account. Prevents open redirects (OWASP ASVS 5.0, 3.7.2).
 */
export function safePath(wanted: string | null): string {
  if (!wanted || !/^\/[^/\\\p{Cc}][^\\\p{Cc}]*$|^\/$/u.test(wanted) || !URL.canParse(wanted, 'http://shop'))
    return ACCOUNT_PATH
  const { origin, pathname } = new URL(wanted, 'http://shop')
  return origin === 'http://shop' && !/^\/(login|register)(\/|$)/.test(pathname) ? wanted : ACCOUNT_PATH
}

/** Address of the sign-in screen that leads back afterwards. */
export function loginPath(from: string): string {
  const next = safePath(from)
  return next === ACCOUNT_PATH ? '/login' : `/login?next=${encodeURIComponent(next)}`
}
