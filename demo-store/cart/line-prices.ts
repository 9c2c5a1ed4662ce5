import { extraCents, unitPrice } from '../catalog/prices.ts'
import type { BundleChoice, CartLine } from './types.ts'

/** Cents including tax of one unit of a chosen part. */
export function partPrice({ selection, qty }: BundleChoice, dynamic: boolean, bundles: number): number {
  return dynamic ? unitPrice(selection.product, qty * bundles) : selection.cents
}

/** Cents including tax of the rows a line is taxed as: parts of a dynamic bundle are taxed one by one. */
export function taxedRows(line: CartLine): number[] {
  const { product, quantity } = line
  if (product.bundle?.dynamic) {
    return line.bundle.map((choice) => Math.round(partPrice(choice, true, quantity) * choice.qty * quantity))
  }
  const base = unitPrice(line.variant ?? product, quantity)
  const parts = line.bundle.reduce((sum, choice) => sum + partPrice(choice, false, quantity) * choice.qty, 0)
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
