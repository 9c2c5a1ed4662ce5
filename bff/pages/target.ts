import { isGuardedPath, isMailedPath } from '../../schema/guarded-section.ts'
import { kindOfPath, type PageKind } from '../../schema/page-kind.ts'
import { pageParameters } from '../../schema/product-list-parameters.ts'
import { storePage, withoutScript } from '../domains/routing/store-pages.ts'
import {
  isFileRequest,
  originForm,
  pageUrl,
  withComposedAccents,
  withNormalEscapes,
  withOneSlash,
  withoutDots,
} from './addresses.ts'

/** Sections with personal pages. They are rendered without a shopper, and only the browser may cache them. */
const PERSONAL = /^\/(user|account|checkout|cart|wishlist|login|register)(?![\w-])/i

/** How often a path is unescaped at most. */
const MAX_ESCAPES = 3

/** What a request's target names, below the base path. */
export type Target = PageAddress & {
  /** The corrected URL, if it needs correction. */
  location: string | undefined
  /** The shop's page for a customer page of the store, which the store's mails link to. */
  moved: string | null
  /** The URL may hold a secret token. */
  isSecret: boolean
  isFile: boolean
  /** With all of its parameters. */
  requested: string
  isPersonal: boolean
  /** Undefined where only the store knows what the address stands for. */
  kind: PageKind | undefined
  /** No third-party scripts there but for payment and captcha. */
  isGuarded: boolean
}

export function readTarget(target: string, basePath: string): Target {
  const path = originForm(target).slice(basePath.length)
  const single = withOneSlash(path)
  const isFile = isFileRequest(path)
  const normal = isFile ? undefined : (withNormalEscapes(path) ?? withComposedAccents(path))
  const proper = single ?? withoutDots(path) ?? normal ?? withoutScript(path)
  const requested = pageUrl(path)
  const moved = storePage(requested)
  return {
    moved: moved && basePath + moved,
    isSecret: moved !== null || isSome(requested, isMailedPath),
    location: proper === null ? undefined : basePath + proper,
    isFile,
    requested,
    isPersonal: isPersonal(requested),
    isGuarded: isGuarded(requested),
    kind: kindOfPath(requested.split('?', 1)[0] ?? ''),
    ...pageAddress(requested),
  }
}

/** A page's address below the base path. */
export type PageAddress = {
  path: string
  /** As requested, without question mark. */
  query: string
  /** What a page may know of the query string. */
  parameters: readonly (readonly [name: string, value: string])[]
}

export function pageAddress(url: string): PageAddress {
  const question = url.indexOf('?')
  if (question < 0) return { path: url, query: '', parameters: [] }
  const query = url.slice(question + 1)
  return { path: url.slice(0, question), query, parameters: pageParameters(query) }
}

/** Whether a page is personal, in any reading of its path: with escapes, dots and slashes resolved or not. */
export function isPersonal(url: string): boolean {
  return isSome(url, (path) => PERSONAL.test(path))
}

/** Whether a page is one of payment or of the account, in any reading of its path. */
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

/** Without «.» and «..». */
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
