import type { ShopSettings } from '../../config.ts'
import { durableMonths } from '../notices.ts'
import { netQuantity } from './net-quantity.ts'
import type { ProductModel } from './product-model.ts'

type Codes = ShopSettings['attributes']
type Texts = ReadonlyMap<string, string>

/** `varying` are the codes of attributes in which variants differ. */
export type PageAttributes = { attributes: Texts; varying: ReadonlySet<string> }

/**
 * The attributes of a product, and of those that have a place of their own on its page what it lacks itself: merchants enter such facts at the
 * variants as well. They stand for the product only where all variants say the same.
 */
export function withAgreed(
  entered: Texts,
  type: ProductModel['type'],
  variants: readonly { product: Pick<ProductModel, 'listed'> }[],
  codes: Codes,
): PageAttributes {
  const own = new Map(entered)
  // Packs of several sizes have no net quantity in common, whatever was entered for their product.
  if (type === 'CONFIGURABLE') for (const code of [codes.netWeight, codes.netVolume]) own.delete(code)
  const attributes = new Map(own)
  const varying = new Set<string>()
  for (const code of Object.values(codes)) {
    if (own.has(code)) continue
    const [first, ...others] = variants.map(({ product }) => product.listed.get(code))
    const read = readings(codes).get(code) ?? ((text) => text)
    if (others.some((other) => read(other) !== read(first))) varying.add(code)
    else if (first !== undefined) attributes.set(code, first)
  }
  return { attributes, varying }
}

type Reading = (text: string | undefined) => string | number | undefined

/** Returns how the shop reads texts that it does not show literally: two with the same reading do not differ. */
function readings(codes: Codes): ReadonlyMap<string, Reading> {
  const quantity =
    (code: string): Reading =>
    (text) =>
      netQuantity(new Map([[code, text ?? '']]), codes)?.amount
  return new Map<string, Reading>([
    [codes.netWeight, quantity(codes.netWeight)],
    [codes.netVolume, quantity(codes.netVolume)],
    [codes.guarantee, (text) => durableMonths(text ?? '')],
  ])
}
