import type { Dispatcher } from 'undici'
import { storeFileLink } from '../downloads/store-links.ts'
import { boundedBody } from '../../http/bounded-body.ts'
import { fileName, mediaType } from './file-headers.ts'
import type { PersonalFile } from './files-plugin.ts'
import { createStoreOrigin, drop, locationOf, noResponse } from './store-origin.ts'

/** Ms. */
const TOTAL_TIMEOUT = 30 * 60_000
const MAX_AT_ONCE = 24
/** Bytes: films are not sold here. */
const MAX_BYTES = 512 * 1024 ** 2

/** `refused`: there is nothing to fetch there (any more). `reserved`: only to who signs in at the store itself. */
export type NoFile = 'refused' | 'reserved'

export type StoreFiles = {
  /** A file by an address of the store's: one of its own origin, or of a host whose pages are its own. */
  fetchFile(address: string, ownHosts?: ReadonlySet<string>): Promise<PersonalFile | NoFile>
  /** What one of the store's links to a bought file or a sample leads to; every other address is refused. */
  fetchLink(address: string, baseUrl: () => Promise<string>, method?: 'GET' | 'HEAD'): Promise<PersonalFile | NoFile>
  close(): Promise<void>
}

export type FileLimits = { maxBytes: number; atOnce: number }

/**
 * Files that lie at the store. The store's address of a file is a key to it, so it stays here. Only the store's own origin is asked; where it
 * sends elsewhere there is nothing to give.
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
    // A page of the store's is no file.
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
      // Set one by one: a path that begins with two slashes would name another host.
      const own = new URL(root)
      own.pathname = url.pathname
      own.search = url.search
      return fileOf(await store.ask(own, 'GET'))
    },
    async fetchLink(address, baseUrl, method) {
      const link = storeFileLink(address)
      return link ? fileOf(await store.askPath(link.path, baseUrl, method)) : 'refused'
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
