import { RichText } from '../content/RichText.tsx'
import { useCmsPage } from '../content/use-cms-page.ts'
import styles from './CartPayments.module.css'

/** Block below the cart's totals. */
export const CART_PAYMENTS_BLOCK = 'cart-payments'

/** How orders are paid, in the shop's own words; nothing where it has none. */
export function CartPayments() {
  const { data: block } = useCmsPage(CART_PAYMENTS_BLOCK)
  return block && <RichText content={block.contentWysiwyg} className={styles.payments} />
}
