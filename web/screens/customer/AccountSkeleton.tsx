import { useTranslate } from '../../i18n/messages-context.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './AccountSkeleton.module.css'

/** A screen of the account before it is there; without JavaScript it never will be, and says so. */
export function AccountSkeleton() {
  const t = useTranslate()
  return (
    <>
      <noscript>
        <p>{t('account.needsScript')}</p>
      </noscript>
      <div className={styles.loading}>
        <VisuallyHidden>
          <output>{t('account.loading')}</output>
        </VisuallyHidden>
        <div className={styles.pieces} aria-hidden="true">
          <Skeleton shape="title" />
          <Skeleton lines={3} />
          <Skeleton shape="control" />
          <Skeleton lines={2} />
        </div>
      </div>
    </>
  )
}
