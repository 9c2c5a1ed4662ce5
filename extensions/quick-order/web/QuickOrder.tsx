import { useCallback, useEffect, useId, useReducer, useRef, useState } from 'react'
import { takeFocus, ui, useTranslate } from 'musette/web'
import { ImportLines, type Taken } from './ImportLines.tsx'
import { LineRow } from './LineRow.tsx'
import {
  changeLines,
  FAULT_LIMITS,
  faultOf,
  isBlank,
  keepLines,
  keptLines,
  type LinesAction,
  type LineText,
  MAX_LINES,
  type QuickLine,
  startLines,
} from './lines-state.ts'
import styles from './QuickOrder.module.css'
import { readLines } from './read-lines.ts'
import { type AddOutcome, type AddProgress, useAddLines, useProducts } from './use-add-lines.ts'

/** Debounce of storing the lines, in ms. */
const KEEP_DELAY = 300

/** The lines, the import, and the button to the cart. `owner`: the customer's id; null for a guest. */
export function QuickOrder({ owner }: { owner: string | null }) {
  const t = useTranslate()
  const [{ lines }, change] = useReducer(changeLines, null, () => startLines(keptLines(owner)))
  const latest = useRef(lines)
  const isLeft = useRef(false)
  const dispatch = useCallback(
    (action: LinesAction) => {
      if (!isLeft.current) return change(action)
      // Lines that are added after the shopper has left the page.
      latest.current = changeLines({ lines: latest.current, nextId: 0 }, action).lines
      keepLines(latest.current, owner)
    },
    [owner],
  )
  const { products, know } = useProducts(lines)
  const { add, addable, progress, outcome, forget } = useAddLines(lines, products, dispatch)
  const [cleared, setCleared] = useState<readonly QuickLine[] | null>(null)
  const filled = lines.filter((line) => !isBlank(line))

  useEffect(() => {
    latest.current = lines
    const timer = setTimeout(() => keepLines(lines, owner), KEEP_DELAY)
    return () => clearTimeout(timer)
  }, [lines, owner])
  useEffect(() => {
    const keep = () => keepLines(latest.current, owner)
    isLeft.current = false
    addEventListener('pagehide', keep)
    return () => {
      isLeft.current = true
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [owner])

  const take = useCallback(
    (text: string): Taken => {
      const found = readLines(text)
      const room = MAX_LINES - latest.current.filter((line) => !isBlank(line)).length
      if (found.length === 0) return { message: t('quickOrder.import.nothing'), isFault: true }
      if (found.length > room) {
        return { message: t('quickOrder.import.tooMany', { count: found.length, room }), isFault: true }
      }
      const faults = found.map((line: LineText) => faultOf(line))
      dispatch({
        kind: 'append',
        lines: found.map((line, index) => ({ ...line, reason: faults[index] ? t(faults[index], FAULT_LIMITS) : null })),
      })
      const count = faults.filter((fault) => fault !== null).length
      const taken = t('quickOrder.import.taken', { count: found.length })
      return { message: count > 0 ? `${taken} ${t('quickOrder.import.faulty', { count })}` : taken, isFault: false }
    },
    [t, dispatch],
  )
  const clear = () => {
    setCleared(filled)
    dispatch({ kind: 'clear' })
  }
  const restore = () => {
    if (cleared) dispatch({ kind: 'append', lines: cleared })
    setCleared(null)
  }
  return (
    <div className={styles.columns}>
      <form
        method="post"
        className={styles.order}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        {outcome && <AddedLines key={outcome.attempt} outcome={outcome} />}
        <fieldset disabled={progress !== null} className={styles.fields} onInput={forget}>
          <legend className={styles.legend}>{t('quickOrder.lines')}</legend>
          <div className={styles.heads} aria-hidden="true">
            <span>{t('quickOrder.head.sku')}</span>
            <span>{t('quickOrder.head.quantity')}</span>
          </div>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <LineRow
                key={line.id}
                line={line}
                product={products.get(line.sku.trim())}
                dispatch={dispatch}
                onKnow={know}
                onPasteLines={take}
              />
            ))}
          </ul>
        </fieldset>
        <AddBar
          count={filled.length}
          addable={addable}
          progress={progress}
          onClear={clear}
          onRestore={cleared && restore}
        />
      </form>
      <ImportLines onText={take} isBusy={progress !== null} />
    </div>
  )
}

/** The result; takes the focus, since it is above the lines. */
function AddedLines({ outcome }: { outcome: AddOutcome }) {
  const t = useTranslate()
  const { added, left, failure } = outcome
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <ui.Alert kind={failure ? 'error' : left > 0 ? 'warning' : 'success'}>
        {failure && <p>{failure}</p>}
        {added > 0 && (
          <p>
            <span>{t('quickOrder.added', { count: added })}</span> <ui.Link href="/cart">{t('cart.view')}</ui.Link>
          </p>
        )}
        {left > 0 && <p>{t('quickOrder.left', { count: left })}</p>}
      </ui.Alert>
    </div>
  )
}

type AddBarProps = {
  /** Number of lines that are not empty. */
  count: number
  /** Number of lines that can be added. The others show their errors when the button is pressed. */
  addable: number
  progress: AddProgress | null
  onClear: () => void
  /** Undoes the clearing until something is entered. */
  onRestore: (() => void) | null
}

/** The sticky bar with the button and its progress. */
function AddBar({ count, addable, progress, onClear, onRestore }: AddBarProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className={styles.bar}>
      {progress && progress.total > 0 && (
        <div className={styles.progress}>
          <label htmlFor={id}>{t('quickOrder.progress', progress)}</label>
          <progress id={id} value={progress.done} max={progress.total} />
        </div>
      )}
      <div className={styles.actions}>
        <ui.Button type="submit" size="large" disabled={count === 0} busy={progress !== null}>
          {addable > 0 ? t('quickOrder.add', { count: addable }) : t('quickOrder.addNone')}
        </ui.Button>
        {/* One element, so that it keeps the focus. */}
        {(count > 0 || onRestore) && (
          <ui.Button
            variant="quiet"
            disabled={progress !== null}
            onClick={count > 0 ? onClear : (onRestore ?? undefined)}
          >
            {t(count > 0 ? 'quickOrder.clear' : 'quickOrder.restore')}
          </ui.Button>
        )}
      </div>
    </div>
  )
}
