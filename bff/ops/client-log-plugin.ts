import createError from '@fastify/error'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  CLIENT_LOG_PATH,
  CONSENT_CONTEXT,
  CONSENT_COOKIE,
  CONSENT_VALUE,
  MAX_CLIENT_LOG_ENTRIES,
  MAX_VITALS,
  type VitalEntry,
  type VitalName,
} from '../../schema/client-log.ts'
import { PAGE_KINDS, type PageKind } from '../../schema/page-kind.ts'
import { CrossOriginRefused, isCrossOrigin } from '../http/cross-origin.ts'
import type { QueryParameters } from '../http/query-string.ts'
import { escapeControls, isSensitiveName, redactText } from './redaction.ts'

const LEVELS: Record<string, LoggableEntry['level']> = {
  // A fatal error in one browser is not fatal for the server, so it must not trigger an alert.
  fatal: 'error',
  error: 'error',
  warning: 'warn',
  warn: 'warn',
  info: 'info',
  log: 'info',
  debug: 'debug',
  trace: 'debug',
}

const MAX_DEPTH = 5

/** Members of one array or object. */
const MAX_MEMBERS = 40

/** Values of one entry, nested ones included. */
const MAX_VALUES = 200

const MAX_NAME = 60

const MAX_TEXT = 1000

const MAX_TRACE = 8000

const MAX_CONTEXT = 100

/** A longer number could be a phone or card number. Timestamps are removed, too, but the log line has its own. */
const MAX_NUMBER = 99_999_999

const BadBundle = createError<[reason: string]>('BAD_CLIENT_LOG', '%s', 400)

const BODY_LIMIT = 64 * 1024
const CLIENT_ID = /^[\w.:-]{1,64}$/

/**
 * `POST {base}/client-log-handler?client_id=…` logs each valid entry as one line with `logger: "client"`. Measurements are
 * counted in metrics only. The response is 204. The body is JSON, also when `sendBeacon` sends it as text.
 */
export async function clientLogPlugin(app: FastifyInstance): Promise<void> {
  const { metrics, limits } = app
  const { publicUrl } = app.site.shop
  const site = app.site.page.code
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  )
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.route({
    method: 'POST',
    url: CLIENT_LOG_PATH,
    bodyLimit: BODY_LIMIT,
    onRequest: async (request) => {
      if (isCrossOrigin(request, publicUrl)) throw new CrossOriginRefused()
      await limits.clientLog.take(request)
    },
    handler: async (request, reply) => {
      const bundle = readBundle(typeof request.body === 'string' ? request.body : '')
      const { vitals } = bundle
      const isProven = (entry: LoggableEntry) =>
        entry.context !== CONSENT_CONTEXT || isOwnChoice(entry, request, publicUrl)
      const entries = bundle.entries.filter(isProven)
      const refused = bundle.refused + bundle.entries.length - entries.length
      const clientId = clientIdOf(request.query as QueryParameters)
      for (const { level, context, data } of entries) {
        metrics.clientEntry(level)
        // Logged at its own level, because a proof must not depend on `LOG_LEVEL`.
        const log = context === CONSENT_CONTEXT ? request.log.child({}, { level }) : request.log
        log[level]({ logger: 'client', client_id: clientId, context, data }, 'client')
      }
      for (const { vital, value, page } of vitals) metrics.vital(vital, value, site, page)
      if (refused > 0) {
        metrics.clientEntry('refused', refused)
        request.log.info({ logger: 'client', client_id: clientId, refused }, 'invalid client log entries were dropped')
      }
      return reply.code(204).send()
    },
  })
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: CLIENT_LOG_PATH,
    handler: async (_request, reply) =>
      reply.code(405).header('allow', 'POST').type('text/plain; charset=utf-8').send('Method not allowed\n'),
  })
}

/**
 * Whether a line about consent matches the visitor's own cookie, which the shop's form has written, and comes from a page of the shop. Only such a
 * line is a proof.
 */
function isOwnChoice({ data }: LoggableEntry, { headers, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin, cookie = '', 'sec-fetch-site': site = 'same-origin' } = headers
  const isOwnPage = origin !== undefined && site === 'same-origin' && !isCrossOrigin({ headers, host }, publicUrl)
  if (!isOwnPage || typeof data !== 'object' || data === null || Array.isArray(data)) return false
  const { choice, allowed, refused } = data
  return cookie.split('; ').some((pair) => {
    const [name = '', value = ''] = pair.split('=', 2)
    const [, , inAllowed = '', inRefused = '', id] = CONSENT_VALUE.exec(value) ?? []
    const isIt = name.endsWith(`-${CONSENT_COOKIE}`) && id !== undefined && choice === id
    return isIt && isListOf(allowed, inAllowed) && isListOf(refused, inRefused)
  })
}

function isListOf(names: Loggable | undefined, joined: string): boolean {
  return Array.isArray(names) && names.join('.') === joined
}

/** An invalid id is omitted, because the entries matter more. */
function clientIdOf({ client_id: id }: QueryParameters): string | undefined {
  return typeof id === 'string' && CLIENT_ID.test(id) ? id : undefined
}

type Bundle = {
  entries: LoggableEntry[]
  vitals: VitalEntry[]
  /** Entries that are invalid or above the limit. */
  refused: number
}

/**
 * Reads `{"logs": […]}` and counts invalid entries. Throws with status 400 if the body is invalid or no entry is valid.
 */
function readBundle(text: string): Bundle {
  const logs = logsOf(text)
  const entries: LoggableEntry[] = []
  const vitals = new Map<VitalName, VitalEntry>()
  for (const one of logs.slice(0, MAX_CLIENT_LOG_ENTRIES)) {
    const entry = loggableEntry(one)
    const vital = vitalEntry(one)
    if (entry) entries.push(entry)
    else if (vital && !vitals.has(vital.vital)) vitals.set(vital.vital, vital)
  }
  const taken = entries.length + vitals.size
  if (logs.length > 0 && taken === 0) throw new BadBundle('No entry has a known level and data')
  return { entries, vitals: [...vitals.values()], refused: logs.length - taken }
}

/** A measurement within its bounds, of a known kind of page. */
function vitalEntry(entry: unknown): VitalEntry | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { vital, value, page } = entry as Record<string, unknown>
  const isKnown = isVitalName(vital) && PAGE_KINDS.includes(page as PageKind)
  // JSON has neither NaN nor infinity, but 1e999 is read as one.
  const isWithin = isKnown && typeof value === 'number' && value >= 0 && value <= MAX_VITALS[vital]
  return isWithin ? { vital, value, page: page as PageKind } : undefined
}

function isVitalName(name: unknown): name is VitalName {
  return typeof name === 'string' && Object.hasOwn(MAX_VITALS, name)
}

function logsOf(text: string): unknown[] {
  let bundle: unknown
  try {
    bundle = JSON.parse(text)
  } catch {
    throw new BadBundle('The body is not JSON')
  }
  const logs = typeof bundle === 'object' && bundle !== null && 'logs' in bundle ? bundle.logs : undefined
  if (!Array.isArray(logs)) throw new BadBundle('The body has no list named logs')
  return logs
}

/** A value that is safe to log: bounded in size, on one line, without secret or personal data. */
type Loggable = string | number | boolean | null | Loggable[] | { [name: string]: Loggable }

type LoggableEntry = { level: 'error' | 'warn' | 'info' | 'debug'; context?: Loggable; data: Loggable }

/** The part of a browser's entry that is logged; `undefined` if the entry is invalid. */
function loggableEntry(entry: unknown): LoggableEntry | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined
  const { context, level, data } = entry as Record<string, unknown>
  const known = typeof level === 'string' && Object.hasOwn(LEVELS, level.toLowerCase()) && LEVELS[level.toLowerCase()]
  if (!known || data === undefined) return undefined
  const budget = { values: MAX_VALUES }
  return {
    level: known,
    ...(typeof context === 'string' && { context: safeText(context, MAX_CONTEXT) }),
    ...(typeof context === 'object' && context !== null && { context: loggable(context, MAX_DEPTH - 2, budget) }),
    data: loggable(data, MAX_DEPTH, budget),
  }
}

function loggable(value: unknown, depth: number, budget: { values: number }, name = ''): Loggable {
  if (value === null || typeof value === 'boolean') return value
  if (isSensitiveName(name)) return '[secret]'
  if (typeof value === 'number') return Math.abs(value) > MAX_NUMBER ? '[number]' : value
  if (typeof value === 'string') return safeText(value, name === 'trace' || name === 'stack' ? MAX_TRACE : MAX_TEXT)
  if (typeof value !== 'object' || depth === 0 || budget.values <= 0) return '[cut]'
  const members = Object.entries(value).slice(0, MAX_MEMBERS)
  budget.values -= members.length
  const clean = members.map(
    ([key, member]) => [safeText(key, MAX_NAME), loggable(member, depth - 1, budget, key)] as const,
  )
  return Array.isArray(value) ? clean.map(([, member]) => member) : Object.fromEntries(clean)
}

/** Redacts before it truncates, because half a secret would not be recognised. */
function safeText(text: string, max: number): string {
  const clean = escapeControls(redactText(text))
  return clean.length > max ? `${clean.slice(0, max)}…` : clean
}
