import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import type { CartLineFragment } from './cart.generated.ts'
import { linePath } from './line-path.ts'
import styles from './RemovedLine.module.css'
import { useRestoreCartItem } from './use-cart.ts'

type RemovedLineProps = { line: CartLineFragment; onRestored: () => void }

/** Replaces a removed line with an undo button, which takes the focus. */
export function RemovedLine({ line, onRestored }: RemovedLineProps) {
  const t = useTranslate()
  const restore = useRestoreCartItem()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus()
  }, [])

  const { choice } = line
  const putBack = async () => {
    if (!choice) return
    const response = await restore.mutateAsync(choice).catch(() => null)
    if (response?.success) onRestored()
  }
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <p className={styles.text}>{t('cart.removed', { name: line.name })}</p>
      {choice ? (
        <Button variant="secondary" size="small" busy={restore.isPending} onClick={putBack}>
          {t('cart.undo')}
        </Button>
      ) : (
        line.product.path && <Link href={linePath(line)}>{t('cart.seeAgain')}</Link>
      )}
      {restore.errorMessage && (
        <p role="alert" className={styles.error}>
          {restore.errorMessage}
        </p>
      )}
    </div>
  )
}
