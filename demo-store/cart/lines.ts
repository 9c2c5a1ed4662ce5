import { extraCents, reducedByTier, unitPrice } from '../catalog/prices.ts'
import type { Context } from '../context.ts'
import type { BundleChoice, CartLine, OptionChoice } from './load.ts'

/** The sku of a line: its product's, with those of the chosen options in their order. */
export function lineSku({ product, variant, options }: Pick<CartLine, 'product' | 'variant' | 'options'>): string {
  return [(variant ?? product).sku, ...options.map(skuOf).filter((sku) => sku !== '')].join('-')
}

/** The product of a line, found by the line's sku as in Magento. A sku with option suffixes matches no stock item. */
export function lineProduct(line: CartLine) {
  const sku = lineSku(line)
  return sku === (line.variant ?? line.product).sku ? line.product : { ...line.product, composedSku: sku }
}

/** Whether the line lacks a required option. A file is always missing. */
export function isIncomplete({ product, options }: CartLine): boolean {
  return product.options.some(({ id, required }) => required && !options.some(({ option }) => option.id === id))
}

/** An entered text as shoppers read it: dates and times in the form of the store view's language. */
export function enteredText({ option, text }: OptionChoice, { view }: Pick<Context, 'view'>): string {
  const forms: Record<string, Intl.DateTimeFormatOptions> = {
    date: { dateStyle: 'medium' },
    date_time: { dateStyle: 'short', timeStyle: 'short' },
    time: { timeStyle: 'short' },
  }
  const form = forms[option.kind]
  if (!form || !text) return text ?? ''
  return new Intl.DateTimeFormat(view.locale.replace('_', '-'), { ...form, timeZone: 'UTC' }).format(
    new Date(`${text.replace(' ', 'T')}Z`),
  )
}

/** Returns what one option adds to a line's sku. Several values are joined with dashes, even when they have no sku. */
function skuOf({ option, values }: OptionChoice): string {
  if (!('values' in option)) return option.sku ?? ''
  return option.values
    .filter(({ id }) => values.includes(id))
    .map(({ sku = '' }) => sku)
    .join('-')
}

type Bundled = Pick<CartLine, 'product' | 'quantity'>

/** Cents including tax of one unit of a chosen part. */
export function partPrice({ selection, qty }: BundleChoice, { product: { bundle }, quantity }: Bundled): number {
  const cents = bundle?.dynamic ? unitPrice(selection.product, qty * quantity) : selection.cents
  return reducedByTier(bundle, quantity, cents)
}

/** Cents including tax of the rows a line is taxed as: parts of a dynamic bundle are taxed one by one. */
export function taxedRows(line: CartLine): number[] {
  const { product, quantity } = line
  if (product.bundle?.dynamic) {
    return line.bundle.map((choice) => Math.round(partPrice(choice, line) * choice.qty * quantity))
  }
  const base = reducedByTier(product.bundle, quantity, unitPrice(line.variant ?? product, quantity))
  const parts = line.bundle.reduce((sum, choice) => sum + partPrice(choice, line) * choice.qty, 0)
  const links = (product.links?.separately ? product.links.items : [])
    .filter(({ id }) => line.links.includes(id))
    .reduce((sum, { cents }) => sum + cents, 0)
  return [Math.round((base + parts + links + optionsPrice(line, base)) * quantity)]
}

function optionsPrice(line: CartLine, base: number): number {
  return line.options.reduce((sum, { option, values }) => {
    if (!('values' in option)) return sum + extraCents(option.extra, base)
    const taken = option.values.filter(({ id }) => values.includes(id))
    return sum + taken.reduce((part, { extra }) => part + extraCents(extra, base), 0)
  }, 0)
}
