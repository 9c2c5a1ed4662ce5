import { isBlank, type LineText, MAX_LINES, type QuickLine } from './quick-line.ts'

export type LinesState = { lines: readonly QuickLine[]; nextId: number }

/** A line that comes from elsewhere, with its fault where it has one. */
export type NewLine = LineText & { reason?: string | null }

export type LinesAction =
  | { kind: 'edit'; id: number; change: Partial<LineText> }
  | { kind: 'remove'; id: number }
  | { kind: 'append'; lines: readonly NewLine[] }
  | { kind: 'clear' }
  /** What became of lines that were sent: those added go, the others stay with their reason. */
  | { kind: 'settle'; added: ReadonlySet<number>; reasons: ReadonlyMap<number, string> }

/** Lines that a new quick order offers. */
const FIRST_LINES = 3
const BLANK: NewLine = { sku: '', qty: '1' }

export function startLines(kept: readonly NewLine[], firstId = 1): LinesState {
  const none: LinesState = { lines: [], nextId: firstId }
  return appended(none, kept.length > 0 ? [...kept, BLANK] : Array.from({ length: FIRST_LINES }, () => BLANK))
}

/** Lines that did not change stay the same objects: what shows them does not render again. */
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

/** There is always one more line to fill, as long as there may be. */
function withBlank(state: LinesState): LinesState {
  const last = state.lines.at(-1)
  return last && isBlank(last) ? state : appended(state, [BLANK])
}

function appended({ lines, nextId }: LinesState, more: readonly NewLine[]): LinesState {
  const fitting = more.slice(0, Math.max(0, MAX_LINES - lines.length))
  const made = fitting.map(({ sku, qty, reason = null }, index) => ({ id: nextId + index, sku, qty, reason }))
  return { lines: [...lines, ...made], nextId: nextId + made.length }
}
