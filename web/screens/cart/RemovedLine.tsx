import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import type { CartLineFragment } from './cart.generated.ts'
import styles from './RemovedLine.module.css'
import { useRestoreCartItem } from './use-cart.ts'

type RemovedLineProps = { line: CartLineFragment; onRestored: () => void }

/** Stands where a line was, and puts it back. The focus that the line took along comes here. */
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
    const answer = await restore.mutateAsync(choice).catch(() => null)
    if (answer?.success) onRestored()
  }
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <p className={styles.text}>{t('cart.removed', { name: line.name })}</p>
      {choice ? (
        <Button variant="secondary" size="small" busy={restore.isPending} onClick={putBack}>
          {t('cart.undo')}
        </Button>
      ) : (
        line.product.path && <Link href={line.product.path}>{t('cart.seeAgain')}</Link>
      )}
      {restore.errorMessage && (
        <p role="alert" className={styles.error}>
          {restore.errorMessage}
        </p>
      )}
    </div>
  )
}
