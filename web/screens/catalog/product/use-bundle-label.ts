import { useTranslate } from '../../../i18n/messages-context.ts'
import { useFormat } from '../../../site/use-format.ts'
import { amountOf } from '../money.ts'
import type { BundleValue } from './bundle-choice.ts'

/** `2 × Os à mâcher (+ 9,80 €)`, with «épuisé» where it cannot be had. */
export function useBundleLabel(): (value: BundleValue) => string {
  const t = useTranslate()
  const { money, number } = useFormat()
  return ({ label, defaultQuantity, prices, stock }) => {
    const name = defaultQuantity === 1 ? label : `${number(defaultQuantity)} × ${label}`
    if (!stock.isInStock) return t('catalog.soldOutValue', { label: name })
    const amount = amountOf(prices) * defaultQuantity
    if (amount === 0) return name
    const { currency } = prices.priceInclTax.value
    return t('catalog.labelWithExtra', { label: name, extra: `+\u00a0${money({ amount, currency })}` })
  }
}
