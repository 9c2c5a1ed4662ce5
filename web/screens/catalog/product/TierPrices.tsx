import { reductionOf } from '../../../../schema/reduction.ts'
import { WithSections } from '../../../i18n/WithSections.tsx'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useFormat } from '../../../site/use-format.ts'
import { Price, UnitPrice } from '../../../ui/Price.tsx'
import type { PriceFieldsFragment, TierFieldsFragment } from '../price-fields.generated.ts'
import { amountOf, scaled } from '../product-facts.ts'
import styles from './TierPrices.module.css'

type TierPricesProps = {
  prices: PriceFieldsFragment & TierFieldsFragment
  quantity: number
}

const SECTIONS = ['options'] as const

/** Prices of one piece at a quantity. Tiers that save nothing are left out. */
export default function TierPrices(props: TierPricesProps) {
  return (
    <WithSections sections={SECTIONS}>
      <TierTable {...props} />
    </WithSections>
  )
}

function TierTable({ prices, quantity }: TierPricesProps) {
  const t = useTranslate()
  const { number, percent } = useFormat()
  const single = amountOf(prices.finalPrice)
  const tiers = prices.tierPrice.filter((tier) => amountOf(tier) < single).sort((a, b) => a.qty - b.qty)
  const reached = tiers.findLast((tier) => tier.qty <= quantity)
  if (tiers.length === 0) return null
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('catalog.tiers')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('catalog.quantity.short')}</th>
          <th scope="col">{t('catalog.tiers.price')}</th>
          <th scope="col">{t('catalog.tiers.saving')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.qty} className={tier === reached ? styles.reached : undefined}>
            <th scope="row">{t('catalog.tiers.from', { quantity: number(tier.qty) })}</th>
            <td>
              <Price value={tier.priceInclTax.value} />
              <UnitPrice
                of={prices.unitPrice && scaled(prices.unitPrice, amountOf(tier), amountOf(prices.minPrice))}
                className={styles.perUnit}
              />
            </td>
            <td>{percent(-reductionOf(single, amountOf(tier)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
