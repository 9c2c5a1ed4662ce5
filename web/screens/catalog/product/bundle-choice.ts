import type { FixedTaxFieldsFragment } from '../price-fields.generated.ts'
import { amountOf, cents, goodsCents, taxedAmount, tieredAmount } from '../product-facts.ts'
import type { ProductChoicesFragment } from '../product-choices.generated.ts'

export type BundleOption = ProductChoicesFragment['bundleOptions'][number]
export type BundleValue = BundleOption['values'][number]

/** Bundle option → value → pieces of it in one bundle. */
export type BundleChoice = Readonly<Record<string, Readonly<Record<string, number>>>>

/**
 * The store's defaults; a required option with one available value is chosen from the start. Optional parts with a cost are never preselected:
 * shoppers must not have to refuse an extra (Directive 2011/83/EU, art. 22).
 */
export function initialBundle(options: readonly BundleOption[]): BundleChoice {
  return Object.fromEntries(options.map((option) => [option.id, Object.fromEntries(initialValues(option))]))
}

function initialValues(option: BundleOption): [string, number][] {
  const inStock = option.values.filter((value) => value.stock.isInStock)
  const defaults = inStock.filter((value) => value.isDefault)
  const wanted = defaults.length === 0 && option.required && inStock.length === 1 ? inStock : defaults
  const needed = option.required ? wanted[0] : undefined
  const chosen = wanted.filter((value) => value === needed || amountOf(value.prices) === 0)
  const allowed = takesSeveral(option) ? chosen : chosen.slice(0, 1)
  return allowed.map((value) => [value.value, value.defaultQuantity])
}

export function takesSeveral({ type }: Pick<BundleOption, 'type'>): boolean {
  return type === 'CHECKBOX' || type === 'MULTI'
}

/** Chooses one value only, or none (`null`). */
export function chooseOne(choice: BundleChoice, option: BundleOption, value: string | null): BundleChoice {
  const chosen = option.values.find((candidate) => candidate.value === value)
  return { ...choice, [option.id]: chosen ? { [chosen.value]: chosen.defaultQuantity } : {} }
}

/** Adds or removes one value of an option that takes several. */
export function toggle(choice: BundleChoice, option: BundleOption, value: BundleValue): BundleChoice {
  const { [value.value]: quantity, ...others } = choice[option.id] ?? {}
  return { ...choice, [option.id]: quantity ? others : { ...others, [value.value]: value.defaultQuantity } }
}

export function setQuantity(choice: BundleChoice, option: BundleOption, value: string, quantity: number): BundleChoice {
  return { ...choice, [option.id]: { ...choice[option.id], [value]: quantity } }
}

/** Whether every required part has something chosen. */
export function isBundleComplete(options: readonly BundleOption[], choice: BundleChoice): boolean {
  return options.every((option) => !option.required || hasChoice(option, choice))
}

export function hasChoice({ id }: Pick<BundleOption, 'id'>, choice: BundleChoice): boolean {
  return Object.values(choice[id] ?? {}).some((quantity) => quantity > 0)
}

type Bundle = Pick<
  ProductChoicesFragment,
  'bundlePrice' | 'bundleTiers' | 'bundleOptions' | 'taxMultiplier' | 'fixedTaxes'
>

/** Price of one of several bundles as chosen, incl. tax and not rounded: they are rounded together. */
export function bundleAmount(bundle: Bundle, choice: BundleChoice, quantity: number): number {
  const tier = bundle.bundleTiers.findLast(({ qty }) => qty <= quantity)
  const own = tier?.bundlePrice ?? bundle.bundlePrice
  const costs = bundle.bundleOptions.flatMap(({ id, values }) =>
    values.map((value) => {
      const pieces = choice[id]?.[value.value] ?? 0
      const amount = tieredAmount(amountOf(value.prices), value.tierPrice, pieces * quantity)
      return taxedAmount(Math.round(goodsCents(amount, value) * (tier?.rate ?? 1)), value, pieces)
    }),
  )
  return costs.reduce((sum, cost) => sum + cost, own ? taxedAmount(goodsCents(amountOf(own), bundle), bundle) : 0)
}

/** The fixed taxes of the bundle and of what is chosen, each once. */
export function bundleTaxes(bundle: Bundle, choice: BundleChoice): FixedTaxFieldsFragment[] {
  const sums = new Map<string, FixedTaxFieldsFragment>()
  const add = ({ label, price: { value } }: FixedTaxFieldsFragment, pieces: number) => {
    const amount = cents((sums.get(label)?.price.value.amount ?? 0) + value.amount * pieces)
    if (amount > 0) sums.set(label, { label, price: { value: { ...value, amount } } })
  }
  for (const tax of bundle.fixedTaxes) add(tax, 1)
  for (const { id, values } of bundle.bundleOptions)
    for (const { value, fixedTaxes } of values) for (const tax of fixedTaxes) add(tax, choice[id]?.[value] ?? 0)
  return [...sums.values()]
}
