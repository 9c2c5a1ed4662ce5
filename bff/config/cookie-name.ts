/**
 * Name of a site's cookie. With https, a prefix makes browsers refuse a cookie set by another host or over http: `__Host-`, or `__Secure-` below a
 * base path, since `__Host-` requires the path `/` (RFC 6265bis). The site's code separates sites whose paths are nested.
 */
export function cookieName(id: string, publicUrl: string, basePath: string, siteCode: string): string {
  const prefix = !publicUrl.startsWith('https:') ? '' : basePath === '' ? '__Host-' : '__Secure-'
  return prefix + ['musette', siteCode, id].filter(Boolean).join('-')
}
