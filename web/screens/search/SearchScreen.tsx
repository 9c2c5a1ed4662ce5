import { useSearch } from 'wouter'
import { listInput, type ListParameters, parseListParameters } from '../../../schema/product-list-parameters.ts'
import { PAGE_SIZES } from '../../../schema/shop-constants.ts'
import { fetchOperation, useOperation } from '../../api/use-operation.ts'
import type { LoadContext, LoadResult, ScreenProps } from '../../lazy-screen.tsx'
import { ProductGrid } from '../catalog/ProductGrid.tsx'
import { Search } from './search.generated.ts'

const variablesOf = (query: string | undefined, parameters: ListParameters) => ({
  query: query ?? '',
  list: listInput(parameters),
})

export async function load({ queryClient, query, params }: LoadContext): Promise<LoadResult> {
  const parameters = parseListParameters(query, PAGE_SIZES)
  await fetchOperation(queryClient, Search, variablesOf(params.query, parameters))
  return { status: 200 }
}

export default function SearchScreen({ params }: ScreenProps) {
  const parameters = parseListParameters(new URLSearchParams(useSearch()), PAGE_SIZES)
  const { data } = useOperation(Search, variablesOf(params.query, parameters), { keepPrevious: true })
  return data ? <ProductGrid products={data.search.products.products} /> : null
}
