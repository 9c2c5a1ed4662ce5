/**
 * Types of the service worker scope (W3C Service Workers), as far as used. TypeScript's `webworker` library cannot be combined with
 * `dom`.
 */
export type WorkerScope = {
  readonly location: Pick<Location, 'origin'>
  readonly registration: { readonly scope: string; readonly navigationPreload?: { enable(): Promise<void> } }
  readonly caches: CacheStorage
  readonly clients: { claim(): Promise<void> }
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

export type LastingEvent = { waitUntil(work: Promise<unknown>): void }

export type FetchEvent = LastingEvent & {
  readonly request: Request
  /** The navigation preload response; undefined in browsers without it. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(response: Response | Promise<Response>): void
}

/** Below the base path. */
const OFFLINE_PAGE = '/offline.html'

/** Files of the offline page; the server's status pages share the style sheet. The mark is that of pages which go offline while they are open. */
const OFFLINE_FILES: readonly string[] = [OFFLINE_PAGE, '/offline.js', '/status-page.css', '/favicon.svg']

/** Increase the version when the content changes. */
const CACHES = { offline: 'musette-offline-3', assets: 'musette-assets-1', pictures: 'musette-pictures-2' }
/** Maximum number of cached build files. A page uses about 30, so those of the last builds stay for open tabs. */
const MAX_ASSETS = 200
const MAX_PICTURES = 150

/**
 * The service worker. It caches no pages and no GraphQL responses: they are personal, or belong to a build whose files may be gone.
 * It caches immutable files: those with a hash in their name, and pictures of products. Other pictures may change. It also caches the offline page.
 */
export function startWorker(scope: WorkerScope): void {
  const home = scope.registration.scope.replace(/\/$/, '')
  const assets = createBoundedCache(scope.caches, CACHES.assets, MAX_ASSETS)
  const pictures = createBoundedCache(scope.caches, CACHES.pictures, MAX_PICTURES)

  scope.addEventListener('install', (event) => {
    event.waitUntil(keepOfflinePage().then(() => scope.skipWaiting()))
  })

  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([dropOldCaches(), scope.registration.navigationPreload?.enable()]).then(() => scope.clients.claim()),
    )
  })

  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const kind = kindOf(request, home)
    if (kind === 'page') event.respondWith(page(event))
    if (kind === 'offline') event.respondWith(scope.fetch(request).catch(() => offline(request.url)))
    if (kind !== 'asset' && kind !== 'picture') return
    const found = (kind === 'asset' ? assets : pictures).get(request, (wanted) => scope.fetch(wanted))
    event.respondWith(found.then(({ response }) => response))
    event.waitUntil(found.then(({ stored }) => stored).catch(() => {}))
  })

  async function page(event: FetchEvent): Promise<Response> {
    try {
      return (await event.preloadResponse) ?? (await scope.fetch(event.request))
    } catch {
      return offline(home + OFFLINE_PAGE)
    }
  }

  async function offline(url: string): Promise<Response> {
    const cache = await scope.caches.open(CACHES.offline)
    return (await cache.match(url)) ?? Response.error()
  }

  async function keepOfflinePage(): Promise<void> {
    const cache = await scope.caches.open(CACHES.offline)
    // Bypasses the HTTP cache, which may hold an old build.
    await cache.addAll(OFFLINE_FILES.map((path) => new Request(home + path, { cache: 'reload' })))
  }

  async function dropOldCaches(): Promise<void> {
    const current = new Set<string>(Object.values(CACHES))
    const names = await scope.caches.keys()
    await Promise.all(
      names
        .filter((name) => name.startsWith('musette-') && !current.has(name))
        .map((name) => scope.caches.delete(name)),
    )
  }
}

/** Kind of a request that the worker handles. */
type Kind = 'page' | 'asset' | 'picture' | 'offline'

/** Other requests, such as GraphQL and forms, bypass the worker. `base` has no slash at its end. */
function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, home: string): Kind | undefined {
  if (method !== 'GET' || !url.startsWith(`${home}/`)) return undefined
  if (mode === 'navigate') return 'page'
  const [path = ''] = url.slice(home.length).split(/[?#]/, 1)
  if (path.startsWith('/assets/')) return 'asset'
  if (path.startsWith('/resized-images/')) return 'picture'
  return OFFLINE_FILES.includes(path) ? 'offline' : undefined
}

/** A cache for immutable files; the oldest entries are evicted first. */
type BoundedCache = {
  /** From the cache, else from the network. Only complete successful responses that never change are cached. */
  get(
    request: Request,
    fetch: (request: Request) => Promise<Response>,
  ): Promise<{ response: Response; stored: Promise<void> }>
}

function createBoundedCache(caches: CacheStorage, name: string, maxEntries: number): BoundedCache {
  async function keep(request: Request, response: Response): Promise<void> {
    const cache = await caches.open(name)
    await cache.put(request, response)
    const known = await cache.keys()
    await Promise.all(known.slice(0, Math.max(0, known.length - maxEntries)).map((old) => cache.delete(old)))
  }

  return {
    async get(request, fetch) {
      const known = await (await caches.open(name)).match(request)
      if (known) return { response: known, stored: Promise.resolve() }
      const response = await fetch(request)
      const isGood =
        response.status === 200 &&
        response.type === 'basic' &&
        /\bimmutable\b/.test(response.headers.get('cache-control') ?? '')
      // A full disk must not fail the response.
      const stored = isGood ? keep(request, response.clone()).catch(() => {}) : Promise.resolve()
      return { response, stored }
    },
  }
}
