import {
  type FetchEvent,
  type LastingEvent,
  startWorker,
  type WorkerScope,
} from '../../../web/service-worker/start-worker.ts'

export const HOME = 'https://boutique.example/fr'

/** The Cache API over maps: keys are addresses, in the order they were put. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const addressOf = (request: RequestInfo | URL) =>
    typeof request === 'string' ? request : request instanceof URL ? request.href : request.url

  async function open(name: string) {
    const entries = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, entries)
    return {
      match: async (request: RequestInfo | URL) => entries.get(addressOf(request))?.clone(),
      put: async (request: RequestInfo | URL, result: Response) => void entries.set(addressOf(request), result),
      delete: async (request: RequestInfo | URL) => entries.delete(addressOf(request)),
      keys: async () => [...entries.keys()],
    }
  }
  return {
    stores,
    api: { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) },
  }
}

/** A response as a page of the same origin gets it from the network. */
export function respond(text: string, status = 200, headers: Record<string, string> = {}): Response {
  const response = new Response(text, { status, headers })
  Object.defineProperty(response, 'type', { value: 'basic' })
  const { clone } = response
  response.clone = () => Object.defineProperty(clone.call(response), 'type', { value: 'basic' })
  return response
}

/** The worker in a world of its own, with `network` behind it. */
export function createFakeWorker(network: (url: string) => Promise<Response>) {
  const { stores, api } = fakeCaches()
  const listeners = new Map<string, (event: FetchEvent) => void>()
  const requested: string[] = []
  let claimed = false

  const scope = {
    location: { origin: new URL(HOME).origin },
    registration: { scope: `${HOME}/` },
    caches: {
      ...api,
      open: async (name: string) => {
        const cache = await api.open(name)
        return {
          ...cache,
          addAll: async (requests: Request[]) => {
            for (const { url } of requests) await cache.put(url, await network(url))
          },
        }
      },
    },
    clients: { claim: async () => void (claimed = true) },
    fetch: async (request: Request) => {
      requested.push(request.url)
      return network(request.url)
    },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: FetchEvent) => void) => void listeners.set(type, listener),
  }
  startWorker(scope as unknown as WorkerScope)

  async function tell(type: 'install' | 'activate') {
    const work: Promise<unknown>[] = []
    const event: LastingEvent = { waitUntil: (promise) => void work.push(promise) }
    listeners.get(type)?.(event as FetchEvent)
    await Promise.all(work)
  }

  return {
    stores,
    asked: requested,
    tell,
    get claimed() {
      return claimed
    },
    /** Returns the worker's response; undefined if it leaves the request to the browser. */
    async get(path: string, request: Partial<Request> & { preloaded?: Response } = {}): Promise<Response | undefined> {
      const work: Promise<unknown>[] = []
      let given: Promise<Response> | undefined
      listeners.get('fetch')?.({
        request: { method: 'GET', mode: 'no-cors', url: HOME + path, ...request } as Request,
        preloadResponse: Promise.resolve(request.preloaded),
        respondWith: (promise) => void (given = Promise.resolve(promise)),
        waitUntil: (promise) => void work.push(promise),
      })
      const response = await given
      await Promise.all(work)
      return response
    },
  }
}
