import { ownName } from './site.ts'

/** Whether the browser keeps cookies of this site: without them neither a cart nor a sign-in lasts. */
export function keepsCookies(): boolean {
  if (document.cookie) return true
  const probe = `${ownName('probe')}=1`
  document.cookie = `${probe}; SameSite=Lax`
  const isKept = document.cookie.includes(probe)
  document.cookie = `${probe}; Max-Age=0`
  return isKept
}
