import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useAnnounce } from '../../ui/use-announce.ts'
import { Button } from '../../ui/Button.tsx'
import { useAddToCart } from '../cart/use-cart.ts'
import css from './CardAction.module.css'
import { CardChoices } from './card-choices.generated.ts'
import type { ProductCardFragment } from './product-card.generated.ts'
import { isQuickToAdd } from './product-facts.ts'

type CardActionProps = {
  product: Pick<ProductCardFragment, 'sku' | 'name' | 'path' | 'type' | 'stock' | 'isOrderedByContact'>
}

/** What to do with a product from a list: add one piece, or go and choose. */
export function CardAction({ product }: CardActionProps) {
  const t = useTranslate()
  if (isQuickToAdd(product)) return <QuickAdd product={product} />
  // The card's own link leads there; this only says so.
  return (
    <span className={css.hint} aria-hidden="true">
      {t(product.stock.isInStock && !product.isOrderedByContact ? 'catalog.card.choose' : 'catalog.card.view')}
    </span>
  )
}

function QuickAdd({ product: { sku, name, path } }: CardActionProps) {
  const t = useTranslate()
  const announce = useAnnounce()
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const addToCart = useAddToCart()
  const [isAsking, setAsking] = useState(false)

  const add = async () => {
    setAsking(true)
    // A list does not know custom options: a required one can only be answered on the product's page.
    const answer = await import('./product-query.ts')
      .then(({ productQuery }) =>
        queryClient.fetchQuery(productQuery(queryClient, CardChoices, sku, (product) => 'custom_options' in product)),
      )
      .catch(() => null)
    setAsking(false)
    if (answer?.product?.custom_options.some((option) => option.is_required)) navigate(path)
    else
      addToCart.mutate(
        { sku, qty: 1 },
        { onSuccess: ({ success }) => success && announce(t('catalog.added', { name })) },
      )
  }
  return (
    <div className={css.action}>
      <Button
        variant="secondary"
        size="small"
        className={css.button}
        busy={isAsking || addToCart.isPending}
        aria-label={t('catalog.card.addNamed', { name })}
        onClick={() => void add()}
      >
        {t('catalog.card.add')}
      </Button>
      {addToCart.errorMessage && (
        <p className={css.error} role="alert">
          {addToCart.errorMessage}
        </p>
      )}
    </div>
  )
}
