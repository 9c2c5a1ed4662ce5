import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { AccessibilityResult } from '../config.ts'
import { type OwnIcons, readOwnIcons } from './own-icons.ts'
import { serverVariables } from './server-variables.ts'
import { shopVariables } from './shop-variables.ts'
import { storeVariables } from './store-variables.ts'
import type { Variable } from './kinds.ts'
import { readTheme, type Theme } from './theme.ts'
import { thirdPartyVariables } from './third-party-variables.ts'
import { extensionVariables } from './variables.ts'

/** Files of a site: from its folder `sites/<code>/`, or else those of all sites, from `sites/` or beside it. */
export type SiteFiles = {
  theme: Theme | null
  /** Drawings that replace icons of the shop. */
  icons: OwnIcons
  /** Folders of files that override those of `web/static/`: icons, logo, placeholder, typefaces. The first that has a file wins. */
  publicDirs: readonly string[]
  /** The site's icon as SVG. It is the logo of pages that load no other files. */
  mark: string | null
  /** A person's audit of the site, which replaces the result of the shop's own checks. */
  accessibility: AccessibilityResult | null
}

/** The content of musette.config.ts, as the build read it. */
export type ShopSites = {
  /** Code → fields. */
  sites: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Variables of the store, where the environment has none. */
  environment: Readonly<Record<string, string>>
  /** The line of each field: `sites.foin.phone` → 7. */
  lines: Readonly<Record<string, number>>
}

/** A site of musette.config.ts, with its files and `texts.json`. */
export type SiteFolder = SiteFiles & {
  code: string
  /** Returns file and line of a field, for error messages. */
  placeOf(field: string): string
  /** Its fields, as texts of the corresponding environment variables. */
  env: Record<string, string>
  /** Message id → text, overriding those of `schema/texts`. */
  texts: Readonly<Record<string, string>>
}

const CONFIG = 'musette.config.ts'
/** Bytes. The texts are part of the first page of every visit. */
const MAX_BYTES = 16 * 1024
const MAX_SITES = 50

/** Variables that a site may override, by field name: `SHOP_PHONE` is `phone`, `BASE_PATH` is `basePath`. */
const { SHOP_ID: _code, ...ofShop } = shopVariables
const { BASE_PATH, PUBLIC_URL } = serverVariables
const { UPSTREAM_STORE } = storeVariables
export const SITE_FIELDS: ReadonlyMap<string, string> = new Map(
  Object.keys({
    BASE_PATH,
    PUBLIC_URL,
    UPSTREAM_STORE,
    ...ofShop,
    ...thirdPartyVariables,
    ...withoutSecrets(extensionVariables),
  }).map((name) => [fieldOf(name), name]),
)

/** Variables that a site's files may set: all but secrets. */
function withoutSecrets(variables: Readonly<Record<string, Variable<unknown>>>): Record<string, Variable<unknown>> {
  return Object.fromEntries(Object.entries(variables).filter(([, { secret }]) => !secret))
}

/** Reads the requested sites in their order; `all` selects every one. `root`: the folder `sites`. Appends their errors to `faults`. */
export function readSiteFolders(
  requested: readonly string[],
  root: string,
  shop: ShopSites,
  faults: string[],
): SiteFolder[] {
  const codes = requested.includes('all') ? Object.keys(shop.sites) : requested
  if (codes.length === 0) faults.push(`SITES is all, but ${CONFIG} has no site`)
  if (codes.length > MAX_SITES) faults.push(`SITES names ${codes.length} sites: ${MAX_SITES} are the most`)
  return codes.flatMap((code) => readFolder(code, join(root, code), shop, faults) ?? [])
}

function readFolder(
  code: string,
  folder: string,
  { sites, lines }: ShopSites,
  faults: string[],
): SiteFolder | undefined {
  const fields = sites[code]
  if (!fields) {
    faults.push(
      `SITES names ${code}, but ${CONFIG} has no such site: there are ${Object.keys(sites).join(', ') || 'none'}`,
    )
    return undefined
  }
  const placeOf = (field: string) => {
    const line = lines[`sites.${code}.${field}`]
    return `${CONFIG}${line === undefined ? '' : `:${line}`}: sites.${code}.${field}`
  }
  const env: Record<string, string> = {}
  for (const [field, value] of Object.entries(fields)) {
    const name = SITE_FIELDS.get(field)
    const text = textOf(value)
    if (name === undefined)
      faults.push(`${placeOf(field)} is no field: there are ${[...SITE_FIELDS.keys()].join(', ')}`)
    else if (text === undefined)
      faults.push(`${placeOf(field)} has to be a text, a number, true, false or a list of texts`)
    else env[name] = text
  }
  const texts = readTexts(join(folder, 'texts.json'), faults)
  return { code, placeOf, env, texts, ...readSiteFiles([folder, ...sharedFolders(dirname(folder))], faults) }
}

/** Returns the folders with files of all sites: `sites`, and its parent. */
export function sharedFolders(sites: string): string[] {
  return [sites, dirname(sites)]
}

/** Reads each file from the first folder that has it. Appends faults to `faults`. */
export function readSiteFiles(folders: readonly string[], faults: string[]): SiteFiles {
  const firstOf = (name: string) => folders.map((one) => join(one, name)).find((one) => existsSync(one))
  const publicDirs = folders.map((one) => resolve(one, 'public')).filter((one) => existsSync(one))
  const theme = firstOf('theme.css')
  return {
    theme: theme === undefined ? null : readTheme(theme, publicDirs, faults),
    icons: readOwnIcons(folders, faults),
    publicDirs,
    mark: readText(firstOf('public/favicon.svg'), faults),
    accessibility: readAudit(firstOf('accessibility.json'), faults),
  }
}

function readTexts(file: string, faults: string[]): Readonly<Record<string, string>> {
  if (!existsSync(file)) return {}
  const texts = readJson(file, faults) ?? {}
  for (const [id, text] of Object.entries(texts))
    if (typeof text !== 'string') faults.push(`${file}: ${id} has to be a text`)
  return texts as Record<string, string>
}

function readAudit(file: string | undefined, faults: string[]): AccessibilityResult | null {
  const audit = file === undefined ? undefined : readJson(file, faults)
  if (!audit) return null
  const { date, auditor, applicable, met, tested = null, barriers = [], unchecked = [] } = audit
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  const isList = (value: unknown) => Array.isArray(value) && value.every(isText)
  const wrong = Object.entries({
    'date has to be a day such as 2027-01-15': typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date),
    'auditor has to say who has audited': isText(auditor),
    'applicable has to be the number of criteria that concern the shop, 106 at most': isCount(applicable, 1, 106),
    'met has to be a number, applicable at most': isCount(met, 0, Number(applicable)),
    'tested has to be a text': tested === null || isText(tested),
    'barriers has to be a list of texts': isList(barriers),
    'unchecked has to be a list of numbers of criteria, as texts': isList(unchecked),
  }).flatMap(([fault, isRight]) => (isRight ? [] : [`${file}: ${fault}`]))
  faults.push(...wrong)
  return wrong.length > 0
    ? null
    : ({ date, auditor, applicable, met, tested, barriers, unchecked } as AccessibilityResult)
}

function isCount(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}

function readJson(file: string, faults: string[]): Record<string, unknown> | undefined {
  const text = readText(file, faults)
  if (text === null) {
    if (!existsSync(file)) faults.push(`${file} is missing`)
    return undefined
  }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
    faults.push(`${file} has to hold an object`)
  } catch (error) {
    faults.push(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  return undefined
}

function readText(file: string | undefined, faults: string[]): string | null {
  if (!file || !existsSync(file)) return null
  const { size } = statSync(file)
  if (size <= MAX_BYTES) return readFileSync(file, 'utf8')
  faults.push(`${file} has ${size} bytes: ${MAX_BYTES} are the most`)
  return null
}

function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value.join(',') : undefined
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
}

function fieldOf(variable: string): string {
  return variable
    .replace(/^SHOP_/, '')
    .toLowerCase()
    .replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
}
