import type { Context } from '../context.ts'
import type { CartLine, OptionChoice } from './types.ts'

/** The sku of a line: its product's, with those of the chosen options in their order. */
export function lineSku({ product, variant, options }: Pick<CartLine, 'product' | 'variant' | 'options'>): string {
  return [(variant ?? product).sku, ...options.map(skuOf).filter((sku) => sku !== '')].join('-')
}

/** The product of a line as the store finds it by the line's sku: a sku made of several has no stock anywhere. */
export function lineProduct(line: CartLine) {
  const sku = lineSku(line)
  return sku === (line.variant ?? line.product).sku ? line.product : { ...line.product, composedSku: sku }
}

/** Whether the line lacks a required option; a file can never be there. */
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

/** What one choice adds to a line's sku; several values add a dash between them even where none has a sku. */
function skuOf({ option, values }: OptionChoice): string {
  if (!('values' in option)) return option.sku ?? ''
  return option.values
    .filter(({ id }) => values.includes(id))
    .map(({ sku = '' }) => sku)
    .join('-')
}
