import { fetchOperation, useOperation } from '../../api/use-operation.ts'
import type { LoadContext, LoadResult, ScreenProps } from '../../lazy-screen.tsx'
import { ProductBySku } from './product-by-sku.generated.ts'
import ProductScreen from './ProductScreen.tsx'

export async function load({ queryClient, params }: LoadContext): Promise<LoadResult> {
  const { product } = await fetchOperation(queryClient, ProductBySku, { sku: params.id ?? '' })
  return { status: product ? 200 : 404 }
}

/** `/product/{id}`: a product by its identifier, used as the sku. */
export default function ProductBySkuScreen({ params }: ScreenProps) {
  const { data } = useOperation(ProductBySku, { sku: params.id ?? '' })
  if (!data?.product) return null
  return <ProductScreen key={data.product.sku} product={data.product} />
}
