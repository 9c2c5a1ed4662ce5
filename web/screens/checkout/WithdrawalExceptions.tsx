import { MAX_SKUS } from '../../../schema/shop-constants.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import type { CartLineFragment } from '../cart/cart.generated.ts'
import { WithdrawalExceptions as Exceptions, type WithdrawalExceptionsQuery } from './checkout.generated.ts'
import styles from './ReviewStep.module.css'

/** Loads the products of the cart without a right of withdrawal. The component with the order button waits for it. */
export function useWithdrawalExceptions(lines: readonly CartLineFragment[]) {
  const skus = new Set(lines.flatMap(({ product: { sku } }) => sku || []))
  const variables = { skus: [...skus].toSorted().slice(0, MAX_SKUS) }
  const query = useOperation(Exceptions, variables, { keepPrevious: true })
  return { ...query, exceptions: query.data ? exceptionsOf(lines, query.data) : [] }
}

/** One line for each product, or several where its variants differ. */
function exceptionsOf(lines: readonly CartLineFragment[], { productsBySku }: WithdrawalExceptionsQuery) {
  const products = new Map(productsBySku.flatMap((product) => (product ? [[product.sku, product] as const] : [])))
  const exceptions = lines.flatMap(({ name, sku, product: { sku: of } }) => {
    const product = products.get(of)
    const variant = product?.configurations.find((one) => one.product.sku === sku)
    const text = variant?.facts?.withdrawalException ?? product?.withdrawalException
    return text ? [[`${of} ${text}`, { name, text }] as const] : []
  })
  return [...new Map(exceptions.toReversed())].toReversed()
}

/** Products of an order without a right of withdrawal, with the texts of the product pages (French consumer code, L. 221-5 and L. 221-28). */
export function WithdrawalExceptions({ exceptions, error, refetch }: ReturnType<typeof useWithdrawalExceptions>) {
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
  if (exceptions.length === 0) return null
  return (
    <section aria-labelledby="checkout-exceptions" className={styles.exceptions}>
      <h3 id="checkout-exceptions" className={styles.title}>
        {t('checkout.exceptions')}
      </h3>
      <ul>
        {exceptions.map(([key, { name, text }]) => (
          <li key={key}>
            <strong>{name}</strong>
            <br />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
