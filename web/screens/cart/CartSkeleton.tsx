import { useTranslate } from '../../i18n/messages-context.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CartScreen.module.css'

/** The cart before it is there; without JavaScript it never will be, and says so. */
export function CartSkeleton() {
  const t = useTranslate()
  return (
    <>
      <h1 className={styles.title}>{t('cart.title')}</h1>
      <noscript>
        <p>{t('cart.needsScript')}</p>
      </noscript>
      <div className={styles.loading}>
        <VisuallyHidden>
          <output>{t('cart.loading')}</output>
        </VisuallyHidden>
        <div className={styles.columns} aria-hidden="true">
          <div className={styles.skeletonLines}>
            <SkeletonLine />
            <SkeletonLine />
          </div>
          <div className={styles.skeletonSummary}>
            <Skeleton shape="title" />
            <Skeleton shape="control" />
            <Skeleton lines={4} />
            <Skeleton shape="control" />
          </div>
        </div>
      </div>
    </>
  )
}

function SkeletonLine() {
  return (
    <div className={styles.skeletonLine}>
      <Skeleton shape="square" />
      <Skeleton lines={3} />
    </div>
  )
}
