import { type Fragments, useFormat, useTranslate } from 'musette/web'
import type { Pet } from '../pet.ts'
import { costOf, daysOf, type Range, type Ration } from '../ration.ts'

type Money = { amount: number; currency: string }
type Pack = { netGrams: number; price: Money | null }

/** Returns texts about a ration, the same on a product, in the cart and on an order. */
export function useRationTexts() {
  const t = useTranslate()
  const { number, money } = useFormat()

  function span({ low, high }: Range, text: (value: number) => string): string {
    const [from, to] = [text(low), text(high)]
    return from === to ? from : t('pet.span', { from, to })
  }

  const whole = (value: number) => number(Math.round(value))
  const gramsADay = (ration: Range) => t('pet.gramsADay', { grams: span(ration, whole) })
  const kilograms = (value: number) => t('pet.kilograms', { weight: number(value) })

  /** «30 jours», «28 à 35 jours»; null where it is less than a day. */
  function daysText(netGrams: number, ration: Range): string | null {
    const { low, high } = daysOf(netGrams, ration)
    const most = t('pet.days', { count: high })
    if (high < 1) return null
    return low === high ? most : t('pet.span', { from: number(low), to: most })
  }

  /** «12 kg durent 30 jours · 2,47 €/jour» */
  function packText({ netGrams, price }: Pack, ration: Range): string {
    const pack = netGrams < 1000 ? t('pet.grams', { weight: number(netGrams) }) : kilograms(netGrams / 1000)
    const days = daysText(netGrams, ration)
    const lasts = days === null ? t('pet.lastsNoDay', { pack }) : t('pet.lasts', { pack, days })
    if (!price) return lasts
    const cost = span(costOf(price.amount, netGrams, ration), (amount) => money({ ...price, amount }))
    return `${lasts} · ${t('pet.costADay', { cost })}`
  }

  /** Returns why there is no figure. */
  function reasonText(ration: Exclude<Ration, { kind: 'ration' }>): string {
    if (ration.kind === 'unknown') return t(`pet.needs.${ration.needs}`)
    if (ration.kind !== 'outside') return t('pet.blank')
    const bound = ration.of === 'age' ? t('pet.months', { count: ration.bound }) : kilograms(ration.bound)
    return t(`pet.outside.${ration.side}`, { bound })
  }

  return { gramsADay, daysText, packText, reasonText, kilograms }
}

/** Returns the pet's name, or its species without one. */
export function useNameOf(): (pet: Pick<Pet, 'name' | 'animal'>) => string {
  const t = useTranslate()
  return ({ name, animal }) => name || t(`pet.own.${animal}`)
}

export function priceOf(prices: Pick<Fragments.ProductCardFragment['prices'], 'finalPrice'>): Money {
  return prices.finalPrice.priceInclTax.value
}
