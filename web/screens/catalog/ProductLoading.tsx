import { useQueryClient } from '@tanstack/react-query'
import { lazyScreen } from '../../lazy-screen.tsx'
import { ScreenLoading } from '../../shell/ScreenLoading.tsx'
import { cachedProduct, type WantedProduct } from './cached-product.ts'

const Preview = lazyScreen('web/screens/catalog/ProductPreview.tsx', () => import('./ProductPreview.tsx'))

/** Until a page is here: the start of the product's page when a list already told of it, else the shape of a page. */
export function ProductLoading({ wanted }: { wanted: WantedProduct }) {
  const product = cachedProduct(useQueryClient().getQueryCache(), wanted)
  return product ? <Preview product={product} /> : <ScreenLoading />
}
