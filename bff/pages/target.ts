import { isGuardedPath } from '../../schema/guarded-section.ts'
import { isMeaningfulParameter, QUERY_ARRAY_LIMIT } from '../../schema/product-list-parameters.ts'
import { remembered } from '../lib/remembered.ts'
import { storePage, withoutScript } from '../domains/routing/store-pages.ts'
import type { Level } from '../magento/levels.ts'
import { isFileRequest, originForm, pageUrl, withOneSlash, withoutDots } from './addresses.ts'

/** Sections whose pages are about one person: they are rendered without knowing whom, and still nobody but the browser keeps them. */
const PERSONAL = /^\/(user|account|checkout|cart|wishlist|login|register)(?![\w-])/i

/** Times that a path is unescaped: whatever reads it does so once. */
const MAX_ESCAPES = 3

/** What a request's target asks for, below the base path. */
export type Target = PageAddress & {
  /** Where the address is spelled right, when it is not. */
  location: string | undefined
  /** The shop's own page for one of the store's, which its mails link to. */
  moved: string | null
  /** The address may hold a key to somebody's account. */
  isSecret: boolean
  isFile: boolean
  /** With all of its parameters. */
  asked: string
  isPersonal: boolean
  /** Scripts of others may not run there, but for payment and captcha. */
  isGuarded: boolean
}

/** Pages that mails lead to with a token. */
const SECRET = /^\/account\//i

/** Reads targets, the same ones only once while they are asked for. */
export function createTargetReader(basePath: string, level: Level): (target: string) => Target {
  return remembered(
    (target) => {
      const path = originForm(target).slice(basePath.length)
      const single = withOneSlash(path)
      const proper = single ?? withoutDots(path) ?? withoutScript(path)
      const asked = pageUrl(path)
      const moved = storePage(asked, level)
      return {
        moved: moved && basePath + moved,
        isSecret: moved !== null || SECRET.test(asked),
        location: proper === null ? undefined : basePath + proper,
        isFile: isFileRequest(path),
        asked,
        isPersonal: isPersonal(asked),
        isGuarded: isGuarded(asked),
        ...pageAddress(asked),
      }
    },
    { entries: 1000, maxLength: 500 },
  )
}

/** A page's address as it is rendered and kept, and the query string it came with. */
type PageAddress = {
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

/** Whether a page is about one person, in any way that the path can be read: with escapes, dots and slashes resolved, or not yet. */
export function isPersonal(url: string): boolean {
  return isSome(url, (path) => PERSONAL.test(path))
}

/** Whether a page belongs to those where a shopper pays or reads what is his, read in the same ways. */
function isGuarded(url: string): boolean {
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
