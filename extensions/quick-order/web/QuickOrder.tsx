import { type ChangeEvent, useCallback, useEffect, useId, useReducer, useRef, useState } from 'react'
import { useTranslate } from '../../../web/i18n/messages-context.ts'
import { ownName } from '../../../web/site/site.ts'
import { Alert } from '../../../web/ui/Alert.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { TextField } from '../../../web/ui/Field.tsx'
import { Link } from '../../../web/ui/Link.tsx'
import { takeFocus } from '../../../web/ui/take-focus.ts'
import { TextArea } from '../../../web/ui/TextArea.tsx'
import { LineRow } from './LineRow.tsx'
import {
  changeLines,
  faultOf,
  isBlank,
  type LineText,
  MAX_LINES,
  MAX_SKU_LENGTH,
  type QuickLine,
  startLines,
} from './lines-state.ts'
import styles from './QuickOrder.module.css'
import { type AddOutcome, type AddProgress, useAddLines, useProducts } from './use-add-lines.ts'

/** In bytes; 500 lines need far less. */
const MAX_FILE_BYTES = 256 * 1024

/** The sample file as a data URL. */
const SAMPLE = `data:text/csv;charset=utf-8,${encodeURIComponent('sku,quantity\r\nREFERENCE-1,2\r\nREFERENCE-2,10\r\n')}`

const MAX_TEXT = 50_000

const KEY = 'quick-order'

const MAX_QUANTITY_LENGTH = 20

/** Column headings of imported files. */
const HEADINGS = /^(sku|r[ée]f(\.|[ée]rence)?|reference|code( article)?|article)$/i

/** Debounce of storing the lines, in ms. */
const KEEP_DELAY = 300

/** The lines, the import, and the button to the cart. */
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

  /** The error of an import, or null. */
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

/** The result; takes the focus, since it is above the lines. */
function AddedLines({ outcome }: { outcome: AddOutcome }) {
  const t = useTranslate()
  const { added, left, failure } = outcome
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Alert kind={failure ? 'error' : left > 0 ? 'warning' : 'success'}>
        {failure && <p>{failure}</p>}
        {added > 0 && (
          <p>
            {t('quickOrder.added', { count: added })} <Link href="/cart">{t('cart.view')}</Link>
          </p>
        )}
        {left > 0 && <p>{t('quickOrder.left', { count: left })}</p>}
      </Alert>
    </div>
  )
}

/**
 * Parses a file or pasted text: sku and quantity in two columns, or one sku per line with an optional number after it.
 * The default quantity is one. Errors are shown at their lines later.
 */
export function readLines(text: string): LineText[] {
  const plain = text.replace(/^\ufeff/, '')
  const separator = separatorOf(plain)
  const lines = separator ? splitRecords(plain, separator).map(ofColumns) : splitRecords(plain, '').map(ofWords)
  return lines[0] && HEADINGS.test(lines[0].sku) ? lines.slice(1) : lines
}

function ofColumns([sku = '', qty = '']: string[]): LineText {
  return { sku, qty: qty || '1' }
}

/** `REF-12 3`, `REF-12 x 3` or `REF-12`. */
function ofWords([line = '']: string[]): LineText {
  const [, sku, qty] = /^(.*?\S)\s+(?:[x×*]\s*)?(\d{1,4})$/i.exec(line) ?? []
  return sku && qty ? { sku, qty } : { sku: line, qty: '1' }
}

/** The lines in the session storage, so that they survive a reload. */
export function keepLines(lines: readonly LineText[]): void {
  const stored = lines
    .filter((line) => !isBlank(line))
    .slice(0, MAX_LINES)
    .map(({ sku, qty }) => [sku.slice(0, 2 * MAX_SKU_LENGTH), qty.slice(0, MAX_QUANTITY_LENGTH)])
  try {
    if (stored.length > 0) sessionStorage.setItem(ownName(KEY), JSON.stringify(stored))
    else sessionStorage.removeItem(ownName(KEY))
  } catch {
    // Storage is full or blocked: the lines live as long as the page.
  }
}

export function keptLines(): LineText[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(ownName(KEY)) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.slice(0, MAX_LINES).flatMap((entry: unknown) => {
      const [sku, qty]: unknown[] = Array.isArray(entry) ? entry : []
      return typeof sku === 'string' && typeof qty === 'string' ? [{ sku, qty }] : []
    })
  } catch {
    return []
  }
}

type AddBarProps = {
  /** Number of lines that are not empty. */
  count: number
  progress: AddProgress | null
  onClear: () => void
  /** Undoes the clearing until something is entered. */
  onRestore: (() => void) | null
}

/** The sticky bar with the button and its progress. */
function AddBar({ count, progress, onClear, onRestore }: AddBarProps) {
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
        <Button type="submit" size="large" disabled={count === 0} busy={progress !== null}>
          {count > 0 ? t('quickOrder.add', { count }) : t('quickOrder.addNone')}
        </Button>
        {/* One element, so that it keeps the focus. */}
        {(count > 0 || onRestore) && (
          <Button variant="quiet" disabled={progress !== null} onClick={count > 0 ? onClear : (onRestore ?? undefined)}>
            {t(count > 0 ? 'quickOrder.clear' : 'quickOrder.restore')}
          </Button>
        )}
      </div>
    </div>
  )
}

/**
 * Splits text into records of fields (RFC 4180): quotes, doubled quotes and line ends within them, any kind of line end.
 * `separator` is one character, or none for whole lines. Records without any text are left out.
 */
function splitRecords(text: string, separator: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  let field = ''
  let isQuoted = false

  const endField = () => {
    record.push(field.trim())
    field = ''
  }
  const endRecord = () => {
    endField()
    if (record.some((value) => value !== '')) records.push(record)
    record = []
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') field += sign
      else if (text.charAt(at + 1) === '"') field += text.charAt(at++)
      else isQuoted = false
    } else if (sign === '"' && field.trim() === '') {
      field = ''
      isQuoted = true
    } else if (sign === separator) endField()
    else if (sign === '\n') endRecord()
    else if (sign !== '\r') field += sign
    else if (text.charAt(at + 1) !== '\n') endRecord()
  }
  endRecord()
  return records
}

/** What separates the fields: Excel writes `;` in France, a copied range has tabs. Null where the first line has none of them. */
function separatorOf(text: string): string | null {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1)
  const plain = first.replace(/"[^"]*"/g, '')
  return [';', '\t', ','].find((separator) => plain.includes(separator)) ?? null
}

type Taken = { message: string; isFault: boolean }

type ImportLinesProps = { onText: (text: string) => Taken; isBusy: boolean }

/** Imports lines from a file or from pasted text. */
function ImportLines({ onText, isBusy }: ImportLinesProps) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const [taken, setTaken] = useState<Taken | null>(null)

  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setTaken(await fromFile(file))
    // Allows to choose the same file again.
    target.value = ''
  }
  const fromFile = async (file: File): Promise<Taken> => {
    if (file.size > MAX_FILE_BYTES) {
      return { message: t('quickOrder.import.tooLarge', { limit: MAX_FILE_BYTES / 1024 }), isFault: true }
    }
    try {
      return onText(await readTextFile(file))
    } catch {
      return { message: t('quickOrder.import.unreadable'), isFault: true }
    }
  }
  const takeText = () => {
    const result = onText(text)
    setTaken(result)
    if (!result.isFault) setText('')
  }
  return (
    <section className={styles.import}>
      <h2 className={styles.subtitle}>{t('quickOrder.import.title')}</h2>
      {taken && <Alert kind={taken.isFault ? 'error' : 'success'}>{taken.message}</Alert>}
      <TextField
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        label={t('quickOrder.import.file')}
        hint={t('quickOrder.import.fileHint', { limit: MAX_LINES })}
        disabled={isBusy}
        onChange={(event) => void readFile(event)}
      />
      <p className={styles.sample}>
        <a href={SAMPLE} download={t('quickOrder.import.sampleName')}>
          {t('quickOrder.import.sample')}
        </a>
      </p>
      <TextArea
        label={t('quickOrder.import.paste')}
        hint={t('quickOrder.import.pasteHint')}
        rows={5}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value.slice(0, MAX_TEXT))}
      />
      <Button variant="secondary" disabled={isBusy || text.trim() === ''} onClick={takeText}>
        {t('quickOrder.import.take')}
      </Button>
    </section>
  )
}

/** Decodes a file of a spreadsheet: UTF-8, UTF-16 («Texte Unicode») or Windows-1252 («CSV»). */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
