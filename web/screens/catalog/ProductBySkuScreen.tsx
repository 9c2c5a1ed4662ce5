import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LoadContext, LoadResult, ScreenProps } from '../../screen.ts'
import NotFoundScreen, { load as loadNotFound } from '../content/NotFoundScreen.tsx'
import { ProductBySku } from './product-by-sku.generated.ts'
import { ProductLoading } from './product-loading.tsx'
import { productQuery } from './product-query.ts'
import ProductScreen, { load as loadProductScreen } from './ProductScreen.tsx'

/** Only a product page has this field. */
const byProductSku = (queryClient: Pick<QueryClient, 'getQueryCache'>, sku: string) =>
  productQuery(queryClient, ProductBySku, sku, (product) => 'firstReviews' in product)

export async function load(context: LoadContext): Promise<LoadResult> {
  const { queryClient, params } = context
  const { product } = await queryClient.fetchQuery(byProductSku(queryClient, params.id ?? ''))
  return product ? loadProductScreen(product) : loadNotFound(context)
}

/** `/product/{id}`: the id is the product's sku. */
export default function ProductBySkuScreen({ params: { id = '' } }: ScreenProps) {
  const { data, error } = useQuery(byProductSku(useQueryClient(), id))
  if (!data) {
    if (error) throw error
    return <ProductLoading wanted={{ sku: id }} />
  }
  return data.product ? <ProductScreen key={data.product.sku} product={data.product} /> : <NotFoundScreen />
}
