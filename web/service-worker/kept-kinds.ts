/** What a request is for, as far as the worker has a hand in it. */
export type Kind = 'page' | 'asset' | 'picture' | 'offline'

/** Below the base path. */
export const OFFLINE_PAGE = '/offline.html'
/** What the offline page is made of; the server's status pages share the style sheet. */
export const OFFLINE_FILES: readonly string[] = [OFFLINE_PAGE, '/offline.js', '/status-page.css']

/** Everything else, such as the endpoint and forms, goes to the network without the worker. `base` has no slash at its end. */
export function kindOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  home: string,
): Kind | undefined {
  if (method !== 'GET' || !url.startsWith(`${home}/`)) return undefined
  if (mode === 'navigate') return 'page'
  const [path = ''] = url.slice(home.length).split(/[?#]/, 1)
  if (path.startsWith('/assets/')) return 'asset'
  if (path.startsWith('/resized-images/')) return 'picture'
  return OFFLINE_FILES.includes(path) ? 'offline' : undefined
}
