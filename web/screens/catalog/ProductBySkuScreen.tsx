import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LoadContext, LoadResult, ScreenProps } from '../../screen.ts'
import { entityScreens } from '../routing/entity-screens.ts'
import { ProductBySku } from './product-by-sku.generated.ts'
import { ProductLoading } from './product-loading.ts'
import { productQuery } from './product-query.ts'

/** Only a product page has this field. */
const byProductSku = (queryClient: Pick<QueryClient, 'getQueryCache'>, sku: string) =>
  productQuery(queryClient, ProductBySku, sku, (product) => 'firstReviews' in product)

export async function load(context: LoadContext): Promise<LoadResult> {
  const { queryClient, params } = context
  const { product } = await queryClient.fetchQuery(byProductSku(queryClient, params.id ?? ''))
  if (!product) return (await entityScreens.NotFoundEntity.preload()).load(context)
  return (await entityScreens.Product.preload()).load(product)
}

/** `/product/{id}`: the id is the product's sku. */
export default function ProductBySkuScreen({ params: { id = '' } }: ScreenProps) {
  const { data, error } = useQuery(byProductSku(useQueryClient(), id))
  if (!data) {
    if (error) throw error
    return <ProductLoading wanted={{ sku: id }} />
  }
  const { product } = data
  return product ? <entityScreens.Product key={product.sku} product={product} /> : <entityScreens.NotFoundEntity />
}
