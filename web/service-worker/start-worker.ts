/**
 * The part of a service worker's world that this one uses (W3C Service Workers). TypeScript's own library for workers cannot be had beside
 * that for pages.
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
  /** The answer to a navigation that the browser asked for while the worker started; undefined where it cannot. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Response | Promise<Response>): void
}

/** Below the base path. */
const OFFLINE_PAGE = '/offline.html'

/** What the offline page is made of; the server's status pages share the style sheet. */
const OFFLINE_FILES: readonly string[] = [OFFLINE_PAGE, '/offline.js', '/status-page.css']

/** A change of what they hold needs another name. */
const CACHES = { offline: 'musette-offline-1', assets: 'musette-assets-1', pictures: 'musette-pictures-1' }
/** Files of a build, of which a page takes about 30: the last builds stay, so that a tab that is open finds its own. */
const MAX_ASSETS = 200
const MAX_PICTURES = 150

/**
 * The shop's service worker. It keeps no page and no answer of the endpoint, which belong to a person or to a build that is replaced: a page that
 * names files which are gone would be a white one. It keeps what can never be wrong: files whose name holds their hash, pictures, and the
 * page that says that there is no network.
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
    const answered = (kind === 'asset' ? assets : pictures).get(request, (wanted) => scope.fetch(wanted))
    event.respondWith(answered.then(({ answer }) => answer))
    event.waitUntil(answered.then(({ kept }) => kept).catch(() => {}))
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
    // Past the browser's own cache, which may be a build behind.
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

/** What a request is for, as far as the worker has a hand in it. */
type Kind = 'page' | 'asset' | 'picture' | 'offline'

/** Everything else, such as the endpoint and forms, goes to the network without the worker. `base` has no slash at its end. */
function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, home: string): Kind | undefined {
  if (method !== 'GET' || !url.startsWith(`${home}/`)) return undefined
  if (mode === 'navigate') return 'page'
  const [path = ''] = url.slice(home.length).split(/[?#]/, 1)
  if (path.startsWith('/assets/')) return 'asset'
  if (path.startsWith('/resized-images/')) return 'picture'
  return OFFLINE_FILES.includes(path) ? 'offline' : undefined
}

/** Where files whose address never changes its content are kept: those first asked for make room first. */
type BoundedCache = {
  /** From the cache, or else from the network. Only a complete and good answer is kept. */
  get(
    request: Request,
    fetch: (request: Request) => Promise<Response>,
  ): Promise<{ answer: Response; kept: Promise<void> }>
}

function createBoundedCache(caches: CacheStorage, name: string, maxEntries: number): BoundedCache {
  async function keep(request: Request, answer: Response): Promise<void> {
    const cache = await caches.open(name)
    await cache.put(request, answer)
    const known = await cache.keys()
    await Promise.all(known.slice(0, Math.max(0, known.length - maxEntries)).map((old) => cache.delete(old)))
  }

  return {
    async get(request, fetch) {
      const known = await (await caches.open(name)).match(request)
      if (known) return { answer: known, kept: Promise.resolve() }
      const answer = await fetch(request)
      const isGood =
        answer.status === 200 && answer.type === 'basic' && !/no-store/.test(answer.headers.get('cache-control') ?? '')
      // A full disk is no reason to show nothing.
      const kept = isGood ? keep(request, answer.clone()).catch(() => {}) : Promise.resolve()
      return { answer, kept }
    },
  }
}
