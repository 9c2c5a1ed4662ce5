import { useTranslate } from '../../i18n/messages-context.ts'
import css from './Heart.module.css'
import { HeartIcon } from './HeartIcon.tsx'
import { useWish } from './use-wish.ts'

/** The heart of a product's card: one press puts the product on the list, another takes it off. */
export default function Heart({ sku, name }: { sku: string; name: string }) {
  const t = useTranslate()
  const wish = useWish({ sku, qty: 1 }, name)
  if (!wish) return null
  return (
    <div className={css.corner}>
      <button
        type="button"
        className={css.heart}
        aria-pressed={wish.isWished}
        aria-busy={wish.isPending || undefined}
        aria-label={t('wishlist.heart', { name })}
        onClick={wish.toggle}
      >
        <HeartIcon isFull={wish.isWished} />
      </button>
      {wish.errorMessage && (
        <p role="alert" className={css.error}>
          {wish.errorMessage}
        </p>
      )}
    </div>
  )
}
