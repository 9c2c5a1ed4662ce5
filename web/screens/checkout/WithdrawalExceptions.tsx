import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import type { CartLineFragment } from '../cart/cart.generated.ts'
import { WithdrawalExceptions as Exceptions } from './checkout.generated.ts'
import styles from './ReviewStep.module.css'

/** As many as the server takes; no cart comes near. */
const MAX_SKUS = 200

/** Which products of the cart cannot be withdrawn from. Whoever renders the button to order waits for it. */
export function useWithdrawalExceptions(lines: readonly CartLineFragment[]) {
  const names = new Map(lines.flatMap(({ name, product: { sku } }) => (sku ? [[sku, name] as const] : [])))
  const query = useOperation(Exceptions, { skus: [...names.keys()].toSorted().slice(0, MAX_SKUS) })
  return { ...query, names }
}

/**
 * What of an order cannot be withdrawn from, in the words of the product pages (French consumer code, L. 221-5 and L. 221-28): one line for each product.
 */
export function WithdrawalExceptions({ names, data, error, refetch }: ReturnType<typeof useWithdrawalExceptions>) {
  const t = useTranslate()
  if (error) {
    return (
      <Alert kind="error">
        <p>{t('checkout.exceptions.unreadable')}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('ui.retry')}
        </Button>
      </Alert>
    )
  }
  const exceptions = (data?.productsBySku ?? []).flatMap((product) =>
    product?.withdrawalException ? [{ sku: product.sku, text: product.withdrawalException }] : [],
  )
  if (exceptions.length === 0) return null
  return (
    <section aria-labelledby="checkout-exceptions" className={styles.exceptions}>
      <h3 id="checkout-exceptions" className={styles.title}>
        {t('checkout.exceptions')}
      </h3>
      <ul>
        {exceptions.map(({ sku, text }) => (
          <li key={sku}>
            <strong>{names.get(sku)}</strong>
            <br />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
