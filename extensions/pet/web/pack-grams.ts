import { fieldsOf, type SlotProps } from 'musette/web'
import type { FeedOnPageFragment } from './pet.generated.ts'

/** Net weight of a feed's pack: that of the variant, or of a product without variants. */
export function packGrams(
  product: SlotProps['ProductAfterForm']['product'],
  variantSku: string | undefined,
): number | null {
  const { netGrams, configurations } = fieldsOf<FeedOnPageFragment>(product)
  if (configurations.length === 0) return netGrams
  const place = product.configurations.findIndex((one) => one.product.sku === variantSku)
  return configurations[place]?.product.netGrams ?? null
}
