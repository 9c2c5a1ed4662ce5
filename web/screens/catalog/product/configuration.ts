import { amountOf } from '../product-facts.ts'
import type { ProductChoicesFragment } from '../product-choices.generated.ts'

export type Configurable = Pick<ProductChoicesFragment, 'options' | 'configurations'>
export type Configuration = Configurable['configurations'][number]

/** Option → value. */
export type Selection = Readonly<Record<string, string>>

/** `impossible`: no variant has it together with the options before; `soldOut`: all variants that have it are out of stock. */
export type Availability = 'available' | 'soldOut' | 'impossible'

/** With more values than this, a select replaces the radio buttons. */
export const MOST_BUTTONS = 10

/** Whether the values show their prices: sizes of a pack, and the only option of a product where its variants differ in price. */
export function hasPrices({ options, configurations }: Configurable, option: Configurable['options'][number]): boolean {
  if (option.isPackSize) return true
  const prices = new Set(configurations.map(({ product }) => amountOf(product.prices.minPrice)))
  return options.length === 1 && prices.size > 1 && option.values.length <= MOST_BUTTONS
}

/** The variants that have every value chosen so far. */
export function matchingConfigurations({ configurations }: Configurable, selection: Selection): Configuration[] {
  return configurations.filter(({ options }) => {
    const values = new Map(options.map((option) => [option.option_id, option.option_value]))
    return Object.entries(selection).every(([option, value]) => values.get(option) === value)
  })
}

/** The variant of a complete selection. */
export function chosenConfiguration(product: Configurable, selection: Selection): Configuration | undefined {
  const isComplete = product.options.every(({ id }) => selection[id] !== undefined)
  return isComplete && product.options.length > 0 ? matchingConfigurations(product, selection)[0] : undefined
}

/**
 * Whether a value can be chosen, given the options before it. Later options do not count: otherwise a shopper
 * could not change an earlier option any more.
 */
export function availability(
  product: Configurable,
  selection: Selection,
  optionId: string,
  value: string,
): Availability {
  const matching = matchingConfigurations(product, {
    ...selectionBefore(product, selection, optionId),
    [optionId]: value,
  })
  if (matching.length === 0) return 'impossible'
  return matching.some((configuration) => configuration.product.stock.isInStock) ? 'available' : 'soldOut'
}

/** Chooses a value, drops later values that it makes impossible, and chooses those that have no alternative left. */
export function choose(product: Configurable, selection: Selection, optionId: string, value: string): Selection {
  let next: Selection = { ...selectionBefore(product, selection, optionId), [optionId]: value }
  for (const later of optionsAfter(product, optionId)) {
    const chosen = selection[later.id]
    if (chosen !== undefined && availability(product, next, later.id, chosen) !== 'impossible')
      next = { ...next, [later.id]: chosen }
  }
  return withOnlyValues(product, next)
}

/** Returns the values of options that have a single value. */
export function onlyValues(product: Configurable): Selection {
  return withOnlyValues(product, {})
}

/** Returns the initial selection: the variant in the address, or single values and the pack with the best price per unit. */
export function initialSelection(product: Configurable, sku: string | null = null): Selection {
  const named = configurationOf(product, sku)
  if (named) return selectionOf(named)
  const packs = product.options.flatMap(({ id, bestPack }) => (bestPack ? [[id, bestPack] as const] : []))
  return { ...onlyValues(product), ...Object.fromEntries(packs) }
}

/** Finds the variant with a sku, such as that in the address. */
export function configurationOf({ configurations }: Configurable, sku: string | null): Configuration | undefined {
  return configurations.find(({ product }) => product.sku === sku)
}

/** Returns the selection of a variant. */
export function selectionOf({ options }: Configuration): Selection {
  return Object.fromEntries(options.map((option) => [option.option_id, option.option_value]))
}

/** The picture that all remaining variants share; null while they differ or nothing is chosen. */
export function chosenImage(product: Configurable, selection: Selection): string | null {
  if (Object.keys(selection).length === 0) return null
  const images = new Set(
    matchingConfigurations(product, selection).map((configuration) => configuration.product.imageUrl),
  )
  const [image] = images
  return images.size === 1 ? (image ?? null) : null
}

function withOnlyValues(product: Configurable, selection: Selection): Selection {
  const single = product.options.filter(({ id, values }) => values.length === 1 && selection[id] === undefined)
  return { ...selection, ...Object.fromEntries(single.map(({ id, values }) => [id, values[0]?.value ?? ''])) }
}

export function selectionBefore({ options }: Configurable, selection: Selection, optionId: string): Selection {
  const index = options.findIndex(({ id }) => id === optionId)
  const before = options.slice(0, Math.max(index, 0)).flatMap(({ id }) => {
    const value = selection[id]
    return value === undefined ? [] : [[id, value] as const]
  })
  return Object.fromEntries(before)
}

function optionsAfter({ options }: Configurable, optionId: string) {
  return options.slice(options.findIndex(({ id }) => id === optionId) + 1)
}
