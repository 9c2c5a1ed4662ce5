/**
 * Name of a site's cookie. With https a prefix lets browsers refuse one that another host or plain http set: `__Host-`, or `__Secure-` below a
 * base path, since `__Host-` demands the path `/` (RFC 6265bis). The site's code keeps cookies of sites below one another apart.
 */
export function cookieName(id: string, publicUrl: string, basePath: string, siteCode: string): string {
  const prefix = !publicUrl.startsWith('https:') ? '' : basePath === '' ? '__Host-' : '__Secure-'
  return prefix + ['musette', siteCode, id].filter(Boolean).join('-')
}
