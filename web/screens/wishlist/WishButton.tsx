import type { CartItemInput } from '../../api/shop-types.generated.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { HeartIcon } from './Heart.tsx'
import { WithWish } from './WithWish.tsx'
import styles from './WishButton.module.css'

/** The heart of a product page: adds the product with the chosen options. */
export function WishButton({ item, name }: { item: CartItemInput; name: string }) {
  const t = useTranslate()
  return (
    <WithWish item={item} name={name}>
      {({ isWished, isPending, errorMessage, toggle }) => (
        <>
          <div className={styles.line}>
            <Button
              variant="quiet"
              className={styles.button}
              aria-pressed={isWished}
              aria-label={t('wishlist.heart', { name })}
              aria-busy={isPending || undefined}
              onClick={toggle}
            >
              <HeartIcon isFull={isWished} />
              <span>{t('wishlist.short')}</span>
            </Button>
            {isWished && !isPending && (
              <Link href="/user/wishlist" className={styles.see}>
                {t('wishlist.see')}
              </Link>
            )}
          </div>
          {errorMessage && <Alert kind="error">{errorMessage}</Alert>}
        </>
      )}
    </WithWish>
  )
}
