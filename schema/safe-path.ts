/** Target without `?next=`. */
const ACCOUNT_PATH = '/user/'

/** The screen for a new account, as the page after an order leads to it. */
export const REGISTER_AFTER_ORDER = '/register?after=order'

/**
 * The value of `?next=` when it is a path of this shop, else the account. Prevents open redirects (OWASP ASVS 5.0, 3.7.2).
 */
export function safePath(wanted: string | null): string {
  // A path with one leading slash, and neither backslash nor control character, never leads to another host.
  if (!wanted || !/^\/(?:[^/\\\p{Cc}][^\\\p{Cc}]*)?$/u.test(wanted)) return ACCOUNT_PATH
  return /^\/(login|register)(\/|$)/.test(new URL(wanted, 'http://shop').pathname) ? ACCOUNT_PATH : wanted
}

/** Address of the sign-in screen that leads back afterwards. */
export function loginPath(from: string): string {
  return leadingBack('/login', from)
}

/** Address of the screen for a new account that leads back afterwards. */
export function registerPath(from: string): string {
  return leadingBack('/register', from)
}

function leadingBack(screen: string, from: string): string {
  const next = safePath(from)
  return next === ACCOUNT_PATH ? screen : `${screen}?next=${encodeURIComponent(next)}`
}
