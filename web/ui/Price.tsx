import { reductionOf } from '../../schema/reduction.ts'
import { useTranslate } from '../i18n/messages-context.ts'
import { type Money, useFormat } from '../site/use-format.ts'
import { classNames } from './class-names.ts'
import styles from './Price.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type PerUnit = { unit: 'KILOGRAM' | 'LITRE'; price: PriceInclTax } | null | undefined

type PriceInclTax = { priceInclTax: { value: Money } }

/** The part of `ProductPrices` of the shop schema that the block shows. */
export type ShownPrices = {
  regularPrice: PriceInclTax
  finalPrice: PriceInclTax
  minPrice: PriceInclTax
  unitPrice?: PerUnit
}

type PriceBlockProps = {
  prices: ShownPrices
  /** The price depends on options: shows «from» and the lowest price. */
  from?: boolean
  size?: 'medium' | 'large'
  className?: string
}

/**
 * The price of a product incl. tax: the final price, the price per kg or litre, and, for a reduction, the struck lowest price of the 30 days before,
 * with the percentage and an explanation.
 */
export function PriceBlock({ prices, from = false, size = 'medium', className }: PriceBlockProps) {
  const t = useTranslate()
  const { percent } = useFormat()
  const regular = prices.regularPrice.priceInclTax.value
  const final = (from ? prices.minPrice : prices.finalPrice).priceInclTax.value
  const reduction = from ? 0 : reductionOf(regular.amount, final.amount)

  return (
    <p className={classNames(styles.block, size === 'large' && styles.large, className)}>
      {reduction > 0 && (
        <span className={styles.before}>
          <VisuallyHidden>{t('ui.price.lowest')} </VisuallyHidden>
          <s>
            <Price value={regular} />
          </s>{' '}
          <span className={styles.percent}>{percent(-reduction)}</span>{' '}
        </span>
      )}
      <span className={classNames(styles.final, reduction > 0 && styles.reduced)}>
        {from ? (
          <span className={styles.from}>{t('ui.price.from')} </span>
        ) : (
          <VisuallyHidden>{t('ui.price.final')} </VisuallyHidden>
        )}
        <Price value={final} />
      </span>
      <UnitPrice of={prices.unitPrice} className={styles.note} />
      {reduction > 0 && (
        // Screen readers have read the same text before the price.
        <span className={styles.note} aria-hidden="true">
          {' '}
          {t('ui.price.struck')}
        </span>
      )}
    </p>
  )
}

/** An amount of money in the shop's locale. */
export function Price({ value, className }: { value: Money; className?: string }) {
  const { money } = useFormat()
  return (
    <data value={value.amount} className={className}>
      {money(value)}
    </data>
  )
}

/** The price per kilogram or litre, if it is known. */
export function UnitPrice({ of, className }: { of: PerUnit; className?: string | undefined }) {
  const t = useTranslate()
  const { money } = useFormat()
  return (
    of && (
      <span className={className}>
        {` ${t(of.unit === 'LITRE' ? 'ui.price.perLitre' : 'ui.price.perKilogram', {
          price: money(of.price.priceInclTax.value),
        })}`}
      </span>
    )
  )
}

type FixedTax = { label: string; price: { value: Money } }

/** Taxes of a fixed amount that a price includes and that have to be named, such as the eco-participation. */
export function FixedTaxes({ of, className }: { of: readonly FixedTax[]; className?: string | undefined }) {
  const t = useTranslate()
  const { money } = useFormat()
  return of.map(({ label, price }) => (
    <span key={label} className={className}>
      {t('ui.price.fixedTax', { label, price: money(price.value) })}
    </span>
  ))
}

/** The price of delivery incl. tax; a price of zero is shown as «offerte». */
export function DeliveryPrice({ value }: { value: Money }) {
  const t = useTranslate()
  return value.amount === 0 ? t('cart.offered') : <Price value={value} />
}
