import type { CartLine } from '../cart/types.ts'
import type { Product } from '../catalog/types.ts'
import type { ReadModel } from '../database/read-model.ts'

/** Goods with this option of this attribute travel frozen. */
const COLD = { attribute: 'livraison', option: 'Livraison réfrigérée' }

/** What carriers ask of a cart's goods. Weights are grams. */
export type Goods = { grams: number; heaviestGrams: number; frozen: boolean }

/** Whether nothing of it has to be shipped. */
export function isVirtual(lines: { product: Product }[]): boolean {
  return lines.length > 0 && lines.every(({ product }) => isDigital(product))
}

export function goodsOf(lines: CartLine[], { attributes }: ReadModel): Goods {
  const option = attributes.get(COLD.attribute)?.options.find(({ label }) => label === COLD.option)
  const parts = lines.flatMap(shipped).filter(({ product }) => !isDigital(product))
  const isFrozen = (product: Product): boolean =>
    option !== undefined && (product.attributes.get(COLD.attribute) ?? []).includes(String(option.id))
  return {
    grams: parts.reduce((sum, { product, quantity }) => sum + product.weight * quantity, 0),
    heaviestGrams: Math.max(0, ...parts.map(({ product }) => product.weight)),
    frozen: [...parts, ...lines].some(({ product }) => isFrozen(product)),
  }
}

function isDigital({ type }: Product): boolean {
  return type === 'virtual' || type === 'downloadable'
}

/** What of a line is put in a parcel: the variant, the parts of a bundle, or the product. */
function shipped({ product, variant, bundle, quantity }: CartLine): { product: Product; quantity: number }[] {
  return bundle.length
    ? bundle.map(({ selection, qty }) => ({ product: selection.product, quantity: qty * quantity }))
    : [{ product: variant ?? product, quantity }]
}
