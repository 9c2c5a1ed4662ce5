import { type ChangeEvent, useState } from 'react'
import { ui, useTranslate } from 'musette/web'
import { MAX_LINES } from './lines-state.ts'
import styles from './QuickOrder.module.css'
import { readTextFile } from './read-lines.ts'

/** In bytes; 500 lines need far less. */
const MAX_FILE_BYTES = 256 * 1024

/** The sample file as a data URL. */
const SAMPLE = `data:text/csv;charset=utf-8,${encodeURIComponent('sku,quantity\r\nREFERENCE-1,2\r\nREFERENCE-2,10\r\n')}`

const MAX_TEXT = 50_000

/** Result of an import. */
export type Taken = { message: string; isFault: boolean }

type ImportLinesProps = { onText: (text: string) => Taken; isBusy: boolean }

/** Imports lines from a file or from pasted text. */
export function ImportLines({ onText, isBusy }: ImportLinesProps) {
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
      {taken && <ui.Alert kind={taken.isFault ? 'error' : 'success'}>{taken.message}</ui.Alert>}
      <ui.TextField
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
      <ui.TextArea
        label={t('quickOrder.import.paste')}
        hint={t('quickOrder.import.pasteHint')}
        rows={5}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value.slice(0, MAX_TEXT))}
      />
      <ui.Button variant="secondary" disabled={isBusy || text.trim() === ''} onClick={takeText}>
        {t('quickOrder.import.take')}
      </ui.Button>
    </section>
  )
}
