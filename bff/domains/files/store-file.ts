import type { Dispatcher } from 'undici'
import { storeFileLink } from '../downloads/store-links.ts'
import { boundedBody } from '../../http/bounded-body.ts'
import { fileName, mediaType, type NoFile, type PersonalFile } from './file-headers.ts'
import { createStoreOrigin, drop, locationOf, noResponse } from './store-origin.ts'

/** Ms. */
const TOTAL_TIMEOUT = 30 * 60_000
const MAX_AT_ONCE = 24
/** Bytes: the shop sells no videos. */
const MAX_BYTES = 512 * 1024 ** 2

export type StoreFiles = {
  /**
   * Fetches a file by its store address: on the store's own origin, or on one of `ownHosts`, which serve the store's
   * pages.
   */
  fetchFile(address: string, ownHosts?: ReadonlySet<string>): Promise<PersonalFile | NoFile>
  /** Fetches the target of a store link to a bought file or a sample. Every other address is refused. */
  fetchLink(address: string, baseUrl: () => Promise<string>, method?: 'GET' | 'HEAD'): Promise<PersonalFile | NoFile>
  close(): Promise<void>
}

export type FileLimits = { maxBytes: number; atOnce: number }

/**
 * Client for files at the store. The store's address of a file grants access to it, so it never reaches the browser.
 * Only the store's own origin is requested; a redirect elsewhere yields no file.
 */
export function createStoreFiles(
  storeUrl: string,
  publicUrl: string,
  { maxBytes, atOnce }: FileLimits = { maxBytes: MAX_BYTES, atOnce: MAX_AT_ONCE },
): StoreFiles {
  const store = createStoreOrigin({
    storeUrl,
    publicUrl,
    userAgent: 'Musette-Files/1',
    atOnce,
    totalTimeout: TOTAL_TIMEOUT,
  })
  const { root } = store

  function fileOf(response: Dispatcher.ResponseData): PersonalFile | NoFile {
    const { statusCode, headers, body } = response
    const length = headers['content-length'] === undefined ? Number.NaN : Number(headers['content-length'])
    const disposition = single(headers['content-disposition'])
    const contentType = mediaType(single(headers['content-type']))
    // An HTML page of the store is not a file.
    if (statusCode !== 200 || length > maxBytes || (!disposition && contentType === 'text/html')) {
      drop(body)
      if (statusCode >= 500) throw noResponse()
      return leadsToSignIn(locationOf(response)) ? 'reserved' : 'refused'
    }
    return {
      name: fileName(disposition),
      contentType,
      ...(Number.isSafeInteger(length) && { length }),
      body: boundedBody(body, maxBytes),
    }
  }

  return {
    async fetchFile(address, ownHosts) {
      const url = new URL(address, storeUrl)
      if (url.origin !== root.origin && !ownHosts?.has(url.host)) return 'refused'
      // The path is set on a URL object, because a path that starts with two slashes would name another host.
      const own = new URL(root)
      own.pathname = url.pathname
      own.search = url.search
      return fileOf(await store.fetch(own, 'GET'))
    },
    async fetchLink(address, baseUrl, method) {
      const link = storeFileLink(address)
      return link ? fileOf(await store.fetchPath(link.path, baseUrl, method)) : 'refused'
    },
    close: store.close,
  }
}

function leadsToSignIn(location: string): boolean {
  return /\/customer\/account\/login(\/|$)/.test(location.split('?')[0] ?? '')
}

function single(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}
