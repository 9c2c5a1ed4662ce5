import { useTranslate } from '../../i18n/messages-context.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './Heart.module.css'
import { WithWish } from './WithWish.tsx'

/** The heart of a product card: adds the product to the wishlist or removes it. */
export function Heart({ sku, name }: { sku: string; name: string }) {
  const t = useTranslate()
  return (
    <WithWish item={{ sku, qty: 1 }} name={name}>
      {(wish) => (
        <div className={styles.corner}>
          <button
            type="button"
            className={styles.heart}
            aria-pressed={wish.isWished}
            aria-busy={wish.isPending || undefined}
            aria-label={t('wishlist.heart', { name })}
            onClick={wish.toggle}
          >
            <HeartIcon isFull={wish.isWished} />
          </button>
          {wish.errorMessage && (
            <p role="alert" className={styles.error}>
              {wish.errorMessage}
            </p>
          )}
        </div>
      )}
    </WithWish>
  )
}

/** Not among the site's icons, which every page loads. */
export function HeartIcon({ isFull }: { isFull: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      className={classNames(styles.icon, isFull && styles.full)}
      aria-hidden="true"
    >
      <path d="M12 20.5S3.5 15.6 3.5 9.4A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.4c0 6.2-8.5 11.1-8.5 11.1Z" />
    </svg>
  )
}
