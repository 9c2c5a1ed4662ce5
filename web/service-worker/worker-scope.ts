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
