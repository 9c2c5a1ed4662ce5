import type { Readable } from 'node:stream'

/** A file for one person. */
export type PersonalFile = {
  /** File name without a path. */
  name: string
  contentType: string
  /** Bytes, when known. */
  length?: number
  body: Readable
}

/**
 * `refused`: there is no file, or none any more. `reserved`: the store serves the file only to customers signed in on
 * its own pages.
 */
export type NoFile = 'refused' | 'reserved'

const MAX_NAME = 120

/** File name of a `Content-Disposition` header (RFC 6266): the extended parameter, otherwise the plain one. */
export function fileName(disposition: string): string {
  const [, extended] = /filename\*=(?:UTF-8|utf-8)''([^;]+)/.exec(disposition) ?? []
  const [, quoted, token] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/.exec(disposition) ?? []
  const name = decoded(extended) ?? quoted ?? token ?? ''
  return safeName(name)
}

/** Removes characters that operating systems interpret as part of a path or a command, and halves of characters. */
export function safeName(name: string): string {
  return (
    name
      .slice(-MAX_NAME)
      .replace(/[\p{Cc}\p{Cs}/\\:*?"<>|]/gu, '')
      .replace(/^\.+/, '')
      .trim() || 'fichier'
  )
}

export function mediaType(value: string): string {
  const [type = ''] = value.split(';')
  return /^[\w.+-]+\/[\w.+-]+$/.test(type.trim()) ? type.trim().toLowerCase() : 'application/octet-stream'
}

/** `Content-Disposition` header for a name with any characters. */
export function disposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.normalize('NFD').replace(/[^\w. -]/g, '') || 'fichier'
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return undefined
  }
}
