import { useId } from 'react'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Image } from '../../ui/Image.tsx'
import { Link } from '../../ui/Link.tsx'
import { PriceBlock } from '../../ui/Price.tsx'
import type { ProductCardFragment } from '../catalog/product-card.generated.ts'
import { CardAction } from '../catalog/ProductCard.tsx'
import { amountOf, isQuickToAdd, listedPrice } from '../catalog/product-facts.ts'
import type { CartContentsFragment } from './cart.generated.ts'
import { CartSuggestions } from './suggestions.generated.ts'
import styles from './Suggestions.module.css'

const SHOWN = 2
/** The most lines of the cart whose cross-sells count: those that were added last. */
const MAX_LINES = 20

type SuggestionsProps = { cart: CartContentsFragment; headingLevel?: 2 | 3; onLeave?: () => void }

/** Cross-sells of the cart that are in stock and need no choice. Products that make delivery free come first, then those for the latest lines. */
export function Suggestions({ cart, headingLevel = 2, onLeave }: SuggestionsProps) {
  const t = useTranslate()
  const id = useId()
  const own = new Set(cart.items.flatMap(({ sku, product }) => [sku, product.sku]))
  const latest = [...new Set(cart.items.map(({ product }) => product.sku).filter(Boolean))]
    .slice(-MAX_LINES)
    .toReversed()
  // Sorted, so that carts with the same goods share a cached response.
  const variables = { skus: latest.toSorted() }
  const { data } = useOperation(CartSuggestions, variables, { enabled: latest.length > 0, keepPrevious: true })
  const bySku = new Map((data?.productsBySku ?? []).map((product) => [product?.sku, product?.crossSellProducts ?? []]))
  const linked = latest.flatMap((sku) => bySku.get(sku) ?? [])
  const fitting = [...new Map(linked.map((product) => [product.sku, product])).values()].filter(
    (product) => isQuickToAdd(product) && !own.has(product.sku),
  )
  const shown = byReach(fitting, cart.freeDelivery?.missing.value.amount ?? 0).slice(0, SHOWN)
  if (shown.length === 0) return null
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={id} className={styles.suggestions}>
      <Heading id={id} className={styles.title}>
        {t('cart.suggestions')}
      </Heading>
      <ul className={styles.list}>
        {shown.map((product) => (
          <li key={product.sku} className={styles.product}>
            <Image path={product.imageUrl} alt="" preset="small" sizes="4.5rem" className={styles.picture} />
            <div className={styles.about}>
              <Link href={product.path} variant="plain" className={styles.name} onClick={onLeave}>
                {product.name}
              </Link>
              <PriceBlock {...listedPrice(product)} />
            </div>
            <CardAction product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Sorts products that reach the threshold first; otherwise keeps the store's order. */
function byReach(products: readonly ProductCardFragment[], missing: number): ProductCardFragment[] {
  const reaches = ({ prices }: ProductCardFragment) => missing > 0 && amountOf(prices.finalPrice) >= missing
  return products.toSorted((a, b) => Number(reaches(b)) - Number(reaches(a)))
}
