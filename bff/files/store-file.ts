import { Agent, type Dispatcher, request } from 'undici'
import { storeFileLink } from '../domains/downloads/store-links.ts'
import { boundedBody } from '../http/bounded-body.ts'
import { Overload } from '../upstream/limiter.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { fileName, mediaType } from './file-headers.ts'
import type { PersonalFile } from './plugin.ts'

/** Ms. */
const CONNECT_TIMEOUT = 3000
const SILENCE_TIMEOUT = 15_000
const TOTAL_TIMEOUT = 30 * 60_000
/** Files that are on their way at a time; each takes a connection of the store's for as long as its browser reads. */
const MAX_AT_ONCE = 24
/** Bytes: films are not sold here. */
const MAX_BYTES = 512 * 1024 ** 2

/** Names whoever passes a request on (RFC 8586): a store whose own address leads back here would be asked for ever. */
export const LOOP_HEADER = 'cdn-loop'
const LOOP_ID = 'musette-files'

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
 * Files that lie at the store. The store's address of a file is a key to it, so it stays here. Only the store's own origin is asked, and the one
 * that it calls its own: it sends whoever uses another name there. Where it sends elsewhere there is nothing to give.
 */
export function createStoreFiles(
  storeUrl: string,
  publicUrl: string,
  { maxBytes, atOnce }: FileLimits = { maxBytes: MAX_BYTES, atOnce: MAX_AT_ONCE },
): StoreFiles {
  const root = new URL('.', storeUrl)
  const agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT },
    headersTimeout: SILENCE_TIMEOUT,
    bodyTimeout: SILENCE_TIMEOUT,
    connections: atOnce,
  })
  let onTheirWay = 0

  async function ask(url: URL, method: 'GET' | 'HEAD'): Promise<Dispatcher.ResponseData> {
    if (onTheirWay >= atOnce) throw new Overload('Too many files are on their way')
    onTheirWay += 1
    try {
      const answer = await request(url, {
        dispatcher: agent,
        method,
        headers: { 'user-agent': 'Musette-Files/1', [LOOP_HEADER]: LOOP_ID },
        signal: AbortSignal.timeout(TOTAL_TIMEOUT),
      })
      answer.body.once('close', () => (onTheirWay -= 1))
      return answer
    } catch (error) {
      onTheirWay -= 1
      throw unavailable({ cause: error })
    }
  }

  function fileOf({ statusCode, headers, body }: Dispatcher.ResponseData): PersonalFile | NoFile {
    const length = headers['content-length'] === undefined ? Number.NaN : Number(headers['content-length'])
    const disposition = single(headers['content-disposition'])
    const contentType = mediaType(single(headers['content-type']))
    // A page of the store's is no file.
    if (statusCode !== 200 || length > maxBytes || (!disposition && contentType === 'text/html')) {
      drop(body)
      if (statusCode >= 500) throw unavailable()
      return leadsToSignIn(single(headers.location)) ? 'reserved' : 'refused'
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
      return fileOf(await ask(own, 'GET'))
    },
    async fetchLink(address, baseUrl, method = 'GET') {
      const link = storeFileLink(address)
      if (!link) return 'refused'
      const answer = await ask(new URL(link.path, root), method)
      const sentTo = single(answer.headers.location)
      if (answer.statusCode < 300 || storeFileLink(sentTo)?.path !== link.path) return fileOf(answer)
      // The store knows itself by another name, and sends whoever does not use it there.
      drop(answer.body)
      const proper = new URL('.', await baseUrl())
      const isElsewhere = proper.origin === publicUrl || proper.href === root.href
      return isElsewhere ? 'refused' : fileOf(await ask(new URL(link.path, proper), method))
    },
    close: () => agent.destroy(),
  }
}

function leadsToSignIn(location: string): boolean {
  return /\/customer\/account\/login(\/|$)/.test(location.split('?')[0] ?? '')
}

function unavailable(options?: ErrorOptions): UpstreamError {
  return new UpstreamError('unavailable', 'The store gave no file', 'Download', options)
}

function drop(body: Dispatcher.ResponseData['body']): void {
  body.on('error', () => {}).destroy()
}

function single(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}
