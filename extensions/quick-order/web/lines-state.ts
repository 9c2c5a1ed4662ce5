import { rules, site } from 'musette/web'
import type { QuickProductFragment } from './quick-order.generated.ts'

/** Maximum number of lines. */
export const MAX_LINES = 500

export type LinesState = { lines: readonly QuickLine[]; nextId: number }

/** An imported line, with its error if it has one. */
export type NewLine = LineText & { reason?: string | null }

export type LinesAction =
  | { kind: 'edit'; id: number; change: Partial<LineText> }
  | { kind: 'remove'; id: number }
  | { kind: 'append'; lines: readonly NewLine[] }
  | { kind: 'clear' }
  /** Result of sent lines: added ones are removed, the others keep their error. */
  | { kind: 'settle'; added: ReadonlySet<number>; reasons: ReadonlyMap<number, string> }

/** Number of empty lines at the start. */
const FIRST_LINES = 3
const BLANK: NewLine = { sku: '', qty: '1' }

export function startLines(stored: readonly NewLine[], firstId = 1): LinesState {
  const none: LinesState = { lines: [], nextId: firstId }
  return appended(none, stored.length > 0 ? [...stored, BLANK] : Array.from({ length: FIRST_LINES }, () => BLANK))
}

/** Unchanged lines stay the same objects, so that their rows do not render again. */
export function changeLines(state: LinesState, action: LinesAction): LinesState {
  const { lines } = state
  switch (action.kind) {
    case 'edit': {
      const edited = lines.map((line) => (line.id === action.id ? { ...line, ...action.change, reason: null } : line))
      return withBlank({ ...state, lines: edited })
    }
    case 'remove':
      return withBlank({ ...state, lines: lines.filter(({ id }) => id !== action.id) })
    case 'append':
      return withBlank(appended({ ...state, lines: lines.filter((line) => !isBlank(line)) }, action.lines))
    case 'clear':
      return startLines([], state.nextId)
    case 'settle': {
      const left = lines.filter(({ id }) => !action.added.has(id))
      return withBlank({ ...state, lines: left.map((line) => withReason(line, action.reasons.get(line.id))) })
    }
  }
}

function withReason(line: QuickLine, reason: string | undefined): QuickLine {
  return reason === undefined || reason === line.reason ? line : { ...line, reason }
}

/** Keeps one empty line at the end, up to the maximum. */
function withBlank(state: LinesState): LinesState {
  const last = state.lines.at(-1)
  return last && isBlank(last) ? state : appended(state, [BLANK])
}

function appended({ lines, nextId }: LinesState, more: readonly NewLine[]): LinesState {
  const fitting = more.slice(0, Math.max(0, MAX_LINES - lines.length))
  const made = fitting.map(({ sku, qty, reason = null }, index) => ({ id: nextId + index, sku, qty, reason }))
  return { lines: [...lines, ...made], nextId: nextId + made.length }
}

/** One line of a quick order, as it was typed, pasted or read from a file. */
export type QuickLine = {
  id: number
  sku: string
  /** As typed, also when it is not a number, so that it can be corrected. */
  qty: string
  /** Why it could not be added. */
  reason: string | null
}

export type LineText = Pick<QuickLine, 'sku' | 'qty'>

/** Values for the error texts. */
export const FAULT_LIMITS = { sku: rules.MAX_SKU, quantity: rules.MAX_QUANTITY }

type LineFault = 'quickOrder.fault.sku' | 'quickOrder.fault.longSku' | 'quickOrder.fault.quantity'

/** The error of a line that is found before the request. */
export function faultOf({ sku, qty }: LineText): LineFault | null {
  if (sku.trim() === '') return 'quickOrder.fault.sku'
  if (sku.trim().length > rules.MAX_SKU) return 'quickOrder.fault.longSku'
  return quantityOf(qty) === null ? 'quickOrder.fault.quantity' : null
}

/** Parses a quantity. Only the store knows whether fractions are sold. */
export function quantityOf(text: string): number | null {
  const quantity = rules.typedNumber(text)
  return quantity !== null && quantity > 0 && quantity <= rules.MAX_QUANTITY ? quantity : null
}

/** A line without input. An imported line without a sku is not empty: it has a quantity or an error. */
export function isBlank({ sku, qty, reason }: LineText & { reason?: string | null }): boolean {
  return sku.trim() === '' && ['', '1'].includes(qty.trim()) && !reason
}

const CHOSEN_KINDS: readonly string[] = ['CONFIGURABLE', 'BUNDLE', 'GROUPED']

/** Whether something has to be chosen on the page of a product. */
export function needsChoice(product: QuickProductFragment | null | undefined): boolean {
  return product ? CHOSEN_KINDS.includes(product.type) || product.pricesWithExtras !== null : false
}

/** Key in the session storage. */
const KEY = 'quick-order'

const MAX_QUANTITY_LENGTH = 20

/** The lines in the session storage, so that they survive a reload. Those of a guest stay after the sign-in; those of a customer are for nobody else. */
export function keepLines(lines: readonly LineText[], owner: string | null): void {
  const stored = lines
    .filter((line) => !isBlank(line))
    .slice(0, MAX_LINES)
    .map(({ sku, qty }) => [sku.slice(0, 2 * rules.MAX_SKU), qty.slice(0, MAX_QUANTITY_LENGTH)])
  site.tabStorage.write(KEY, stored.length > 0 ? JSON.stringify({ owner, lines: stored }) : null)
}

export function keptLines(customer: string | null): LineText[] {
  const { owner, lines } = (site.tabStorage.readJson(KEY) ?? {}) as { owner?: unknown; lines?: unknown }
  if (!Array.isArray(lines) || (owner ?? customer) !== customer) return []
  return lines.slice(0, MAX_LINES).flatMap((entry: unknown) => {
    const [sku, qty]: unknown[] = Array.isArray(entry) ? entry : []
    return typeof sku === 'string' && typeof qty === 'string' ? [{ sku, qty }] : []
  })
}
