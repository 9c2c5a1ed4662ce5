import { fetchOperation, useOperation } from '../../api/use-operation.ts'
import type { LoadContext, LoadResult, ScreenProps } from '../../lazy-screen.tsx'
import NotFoundScreen, { load as loadNotFound } from '../content/NotFoundScreen.tsx'
import { ProductBySku } from './product-by-sku.generated.ts'
import { ProductLoading } from './product-loading.tsx'
import ProductScreen, { load as loadProductScreen } from './ProductScreen.tsx'

export async function load(context: LoadContext): Promise<LoadResult> {
  const { queryClient, params } = context
  const { product } = await fetchOperation(queryClient, ProductBySku, { sku: params.id ?? '' })
  return product ? loadProductScreen() : loadNotFound(context)
}

/** `/product/{id}`: a product by its identifier, used as the sku. */
export default function ProductBySkuScreen({ params: { id = '' } }: ScreenProps) {
  const { data, error } = useOperation(ProductBySku, { sku: id })
  if (!data) {
    if (error) throw error
    return <ProductLoading wanted={{ sku: id }} />
  }
  return data.product ? <ProductScreen key={data.product.sku} product={data.product} /> : <NotFoundScreen />
}
