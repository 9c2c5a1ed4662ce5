import { Agent, request } from 'undici'
import { UpstreamError } from '../upstream/upstream-error.ts'
import type { PersonalFile } from './plugin.ts'

/** Ms. */
const CONNECT_TIMEOUT = 3000
const SILENCE_TIMEOUT = 15_000
const MAX_CONNECTIONS = 8
/** Bytes: films are not sold here. */
const MAX_BYTES = 512 * 1024 ** 2
const MAX_NAME = 120

export type StoreFiles = {
  fetchFile(address: string): Promise<PersonalFile | 'refused'>
  close(): Promise<void>
}

/**
 * Files that lie at the store. The store's address of a file is a key to it, so it stays here; only the store's own host is asked, and
 * where it sends elsewhere (to its sign-in page, for links that are not shareable) there is nothing to give.
 */
export function createStoreFiles(storeUrl: string): StoreFiles {
  const { origin } = new URL(storeUrl)
  const agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT },
    headersTimeout: SILENCE_TIMEOUT,
    bodyTimeout: SILENCE_TIMEOUT,
    connections: MAX_CONNECTIONS,
  })

  async function fetchFile(address: string): Promise<PersonalFile | 'refused'> {
    const url = new URL(address, storeUrl)
    if (url.origin !== origin) return 'refused'
    const answer = await request(url, { dispatcher: agent, headers: { 'user-agent': 'Musette-Files/1' } }).catch(
      (error: unknown) => {
        throw new UpstreamError('unavailable', 'The store gave no file', 'Download', { cause: error })
      },
    )
    const { statusCode, headers, body } = answer
    const length = Number(headers['content-length'])
    if (statusCode !== 200 || length > MAX_BYTES) {
      body.on('error', () => {}).destroy()
      return 'refused'
    }
    return {
      name: fileName(single(headers['content-disposition'])),
      contentType: mediaType(single(headers['content-type'])),
      ...(Number.isSafeInteger(length) && { length }),
      body,
    }
  }

  return {
    fetchFile,
    close: () => agent.destroy(),
  }
}

function single(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** RFC 6266: the extended name, or the plain one. */
export function fileName(disposition: string): string {
  const [, extended] = /filename\*=(?:UTF-8|utf-8)''([^;]+)/.exec(disposition) ?? []
  const [, quoted, token] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/.exec(disposition) ?? []
  const name = decoded(extended) ?? quoted ?? token ?? ''
  return safeName(name)
}

/** Without what systems read a path or a command into. */
export function safeName(name: string): string {
  return (
    name
      .replace(/[\p{Cc}/\\:*?"<>|]/gu, '')
      .replace(/^\.+/, '')
      .trim()
      .slice(-MAX_NAME) || 'fichier'
  )
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function mediaType(value: string): string {
  const [type = ''] = value.split(';')
  return /^[\w.+-]+\/[\w.+-]+$/.test(type.trim()) ? type.trim() : 'application/octet-stream'
}
