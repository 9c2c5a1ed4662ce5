import { isGuardedPath } from '../../schema/guarded-section.ts'
import { isMeaningfulParameter, QUERY_ARRAY_LIMIT } from '../../schema/product-list-parameters.ts'

/** A page's address as it is rendered and kept, and the query string it came with. */
export type PageAddress = {
  /** Path and those parameters that can change the page, in their order. */
  url: string
  /** As it was asked for, without question mark. */
  query: string
}

/** Campaign marks and other parameters that no screen reads are left out, so that they neither make new pages nor take memory. */
export function pageAddress(url: string): PageAddress {
  const question = url.indexOf('?')
  if (question < 0) return { url, query: '' }
  const query = url.slice(question + 1)
  // Parsed as a whole: a parser for each of thousands would cost many times as much.
  const pairs = query.split('&', QUERY_ARRAY_LIMIT).filter((pair) => pair !== '')
  const parsed = [...new URLSearchParams(pairs.join('&'))]
  const meaningful = pairs.filter((_, i) => isMeaningfulParameter(...(parsed[i] ?? ['', '']))).join('&')
  return { url: url.slice(0, question) + (meaningful && `?${meaningful}`), query }
}

/** Sections whose pages are about one person: they are rendered without knowing whom, and still nobody but the browser keeps them. */
const PERSONAL = /^\/(user|account|checkout|cart|wishlist|login|register)(?![\w-])/i

/** Times that a path is unescaped: whatever reads it does so once. */
const MAX_ESCAPES = 3

/** Whether a page is about one person, in any way that the path can be read: with escapes, dots and slashes resolved, or not yet. */
export function isPersonal(url: string): boolean {
  return isSome(url, (path) => PERSONAL.test(path))
}

/** Whether a page belongs to those where a shopper pays or reads what is his, read in the same ways. */
export function isGuarded(url: string): boolean {
  return isSome(url, isGuardedPath)
}

function isSome(url: string, holds: (path: string) => boolean): boolean {
  let [path = ''] = url.split('?', 1)
  for (let i = 0; i < MAX_ESCAPES; i++) {
    if (holds(oneSlash(path)) || holds(oneSlash(resolved(path)))) return true
    if (!path.includes('%')) return false
    path = unescaped(path)
  }
  return false
}

function oneSlash(path: string): string {
  return path.replace(/^[/\\]+/, '/')
}

/** Without «.» and «..»; only a path that holds dots is looked at. */
function resolved(path: string): string {
  if (!path.includes('.') && !/%2e/i.test(path)) return path
  const address = `https://own.invalid/${path}`
  return URL.canParse(address) ? new URL(address).pathname : path
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
