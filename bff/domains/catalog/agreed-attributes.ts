import type { ShopSettings } from '../../config.ts'
import type { ProductModel } from './product-model.ts'

/**
 * The attributes of a product, and of those that have a place of their own on its page what it lacks itself: merchants enter such facts at the
 * variants as well. They stand for the product only where all variants say the same.
 */
export function withAgreed(
  own: ReadonlyMap<string, string>,
  variants: readonly { product: Pick<ProductModel, 'listed'> }[],
  codes: ShopSettings['attributes'],
): ReadonlyMap<string, string> {
  const [first, ...others] = variants.map(({ product }) => product.listed)
  const agreed = Object.values(codes).flatMap((code) => {
    const text = first?.get(code)
    return text !== undefined && others.every((other) => other.get(code) === text) ? [[code, text] as const] : []
  })
  return new Map([...agreed, ...own])
}
