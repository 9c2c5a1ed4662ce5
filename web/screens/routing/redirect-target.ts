/**
 * Where a redirect leads: an absolute http(s) address as it is, anything else as a path with a leading slash (spec §2).
 * A path keeps the asked query string, campaign marks included, unless it brings its own.
 */
export function redirectTarget(redirectTo: string, search: string): string {
  if (isAbsolute(redirectTo)) return redirectTo
  const path = `/${redirectTo.replace(/^\/+/, '')}`
  return search && !path.includes('?') ? withQuery(path, search) : path
}

export function isAbsolute(address: string): boolean {
  return /^https?:\/\//i.test(address)
}

function withQuery(path: string, search: string): string {
  const [before, hash] = path.split('#', 2)
  return `${before}?${search}${hash === undefined ? '' : `#${hash}`}`
}
