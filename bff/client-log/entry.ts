import { escapeControls, isSensitiveName, redactText } from '../ops/redaction.ts'

/** A value as it may be logged: bounded in every direction, on one line, without what is secret or personal. */
export type Loggable = string | number | boolean | null | Loggable[] | { [name: string]: Loggable }

export type LoggableEntry = { level: 'error' | 'warn' | 'info' | 'debug'; context?: Loggable; data: Loggable }

const LEVELS: Record<string, LoggableEntry['level']> = {
  // A page that is lost for a shopper is not a lost server: nobody is called out of bed.
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
/** Members of one list or object. */
const MAX_MEMBERS = 40
/** Values of one entry, nested ones included. */
const MAX_VALUES = 200
const MAX_NAME = 60
const MAX_TEXT = 1000
const MAX_TRACE = 8000
const MAX_CONTEXT = 100
/** A longer number could be a phone or a card; timestamps are lost with them, but the line has its own. */
const MAX_NUMBER = 99_999_999

/** What is logged of an entry of the browser; `undefined` when it is none. */
export function loggableEntry(entry: unknown): LoggableEntry | undefined {
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

/** Redacted before it is cut: half a secret would not be recognised. */
function safeText(text: string, max: number): string {
  const clean = escapeControls(redactText(text))
  return clean.length > max ? `${clean.slice(0, max)}…` : clean
}
