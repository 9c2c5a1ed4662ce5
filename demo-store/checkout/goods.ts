import type { CartLine } from '../cart/types.ts'
import type { Product } from '../catalog/types.ts'
import type { ReadModel } from '../database/read-model.ts'

/** Goods with this option of this attribute travel frozen. */
const cold = { attribute: 'livraison', option: 'Livraison réfrigérée' }

const isDigital = ({ type }: Product): boolean => type === 'virtual' || type === 'downloadable'

/** Whether nothing of it has to be shipped. */
export const isVirtual = (lines: { product: Product }[]): boolean =>
  lines.length > 0 && lines.every(({ product }) => isDigital(product))

/** What of a line is put in a parcel: the variant, the parts of a bundle, or the product. */
const shipped = ({ product, variant, bundle, quantity }: CartLine): { product: Product; quantity: number }[] =>
  bundle.length
    ? bundle.map(({ selection, qty }) => ({ product: selection.product, quantity: qty * quantity }))
    : [{ product: variant ?? product, quantity }]

/** What carriers ask of a cart's goods. Weights are grams. */
export type Goods = { grams: number; heaviestGrams: number; frozen: boolean }

export const goodsOf = (lines: CartLine[], { attributes }: ReadModel): Goods => {
  const option = attributes.get(cold.attribute)?.options.find(({ label }) => label === cold.option)
  const parts = lines.flatMap(shipped).filter(({ product }) => !isDigital(product))
  const isFrozen = (product: Product): boolean =>
    option !== undefined && (product.attributes.get(cold.attribute) ?? []).includes(String(option.id))
  return {
    grams: parts.reduce((sum, { product, quantity }) => sum + product.weight * quantity, 0),
    heaviestGrams: Math.max(0, ...parts.map(({ product }) => product.weight)),
    frozen: [...parts, ...lines].some(({ product }) => isFrozen(product)),
  }
}
