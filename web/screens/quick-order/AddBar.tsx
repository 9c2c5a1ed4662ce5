import { useId } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './QuickOrder.module.css'
import type { AddProgress } from './use-add-lines.ts'

type AddBarProps = {
  /** Lines with something in them. */
  count: number
  progress: AddProgress | null
  onClear: () => void
  /** Brings back what was cleared, as long as nothing else was entered. */
  onRestore: (() => void) | null
}

/** Stays in view: puts the lines in the cart and tells how far that is. */
export function AddBar({ count, progress, onClear, onRestore }: AddBarProps) {
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
        {/* One button, so that the focus stays on it. */}
        {(count > 0 || onRestore) && (
          <Button variant="quiet" disabled={progress !== null} onClick={count > 0 ? onClear : (onRestore ?? undefined)}>
            {t(count > 0 ? 'quickOrder.clear' : 'quickOrder.restore')}
          </Button>
        )}
      </div>
    </div>
  )
}
