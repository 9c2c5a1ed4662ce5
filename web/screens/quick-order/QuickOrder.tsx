import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { AddBar } from './AddBar.tsx'
import { AddedLines } from './AddedLines.tsx'
import { ImportLines } from './ImportLines.tsx'
import { keepLines, keptLines } from './kept-lines.ts'
import { LineRow } from './LineRow.tsx'
import { changeLines, startLines } from './lines-state.ts'
import { faultOf, isBlank, type LineText, MAX_LINES, type QuickLine } from './quick-line.ts'
import styles from './QuickOrder.module.css'
import { readLines } from './read-lines.ts'
import { useAddLines } from './use-add-lines.ts'
import { useProducts } from './use-products.ts'

/** How long changes rest before they are kept, in ms. */
const KEEP_DELAY = 300

/** The lines, how to get more of them at once, and the way to the cart. */
export function QuickOrder() {
  const t = useTranslate()
  const [{ lines }, dispatch] = useReducer(changeLines, null, () => startLines(keptLines()))
  const { products, know } = useProducts(lines)
  const { add, progress, outcome, forget } = useAddLines(lines, products, dispatch)
  const [cleared, setCleared] = useState<readonly QuickLine[] | null>(null)
  const latest = useRef(lines)
  const filled = lines.filter((line) => !isBlank(line))

  useEffect(() => {
    latest.current = lines
    const timer = setTimeout(() => keepLines(lines), KEEP_DELAY)
    return () => clearTimeout(timer)
  }, [lines])
  useEffect(() => {
    const keep = () => keepLines(latest.current)
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [])

  /** What is wrong with what came, or null when the lines were taken. */
  const take = useCallback(
    (text: string): { message: string; isFault: boolean } => {
      const found = readLines(text)
      const room = MAX_LINES - latest.current.filter((line) => !isBlank(line)).length
      if (found.length === 0) return { message: t('quickOrder.import.nothing'), isFault: true }
      if (found.length > room) {
        return { message: t('quickOrder.import.tooMany', { count: found.length, room }), isFault: true }
      }
      const faults = found.map((line: LineText) => faultOf(line))
      dispatch({
        kind: 'append',
        lines: found.map((line, index) => ({ ...line, reason: faults[index] ? t(faults[index]) : null })),
      })
      const count = faults.filter((fault) => fault !== null).length
      const taken = t('quickOrder.import.taken', { count: found.length })
      return { message: count > 0 ? `${taken} ${t('quickOrder.import.faulty', { count })}` : taken, isFault: false }
    },
    [t],
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
        <AddBar count={filled.length} progress={progress} onClear={clear} onRestore={cleared && restore} />
      </form>
      <ImportLines onText={take} isBusy={progress !== null} />
    </div>
  )
}
