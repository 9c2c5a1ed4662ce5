import { useTranslate } from '../../i18n/messages-context.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CheckoutScreen.module.css'

/** The order before it is there; without JavaScript it never will be, and says so. */
export function CheckoutLoading() {
  const t = useTranslate()
  return (
    <>
      <h1>{t('checkout.title')}</h1>
      <noscript>
        <p>{t('checkout.needsScript')}</p>
      </noscript>
      <div className={styles.loading}>
        <VisuallyHidden>
          <output>{t('ui.loading')}</output>
        </VisuallyHidden>
        <div className={styles.columns} aria-hidden="true">
          <div className={styles.skeleton}>
            <Skeleton shape="control" />
            <Skeleton shape="title" />
            <Skeleton lines={3} />
            <Skeleton shape="control" />
          </div>
          <div className={styles.skeletonRecap}>
            <Skeleton shape="title" />
            <Skeleton lines={5} />
          </div>
        </div>
      </div>
    </>
  )
}
