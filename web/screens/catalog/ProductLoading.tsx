import { useQueryClient } from '@tanstack/react-query'
import { ScreenLoading } from '../../shell/ScreenLoading.tsx'
import { cachedProduct, type WantedProduct } from './cached-product.ts'
import { ProductPreview } from './ProductPreview.tsx'

/** Until a page is here: the start of the product's page when a list already told of it, else the shape of a page. */
export default function ProductLoading({ wanted }: { wanted: WantedProduct }) {
  const product = cachedProduct(useQueryClient().getQueryCache(), wanted)
  return product ? <ProductPreview product={product} /> : <ScreenLoading />
}
