import { useSearch } from 'wouter'
import { listInput, type ListParameters, parseListParameters } from '../../../schema/product-list-parameters.ts'
import { PAGE_SIZES } from '../../../schema/shop-constants.ts'
import { fetchOperation, useOperation } from '../../api/use-operation.ts'
import type { LoadContext, LoadResult, ScreenProps } from '../../lazy-screen.tsx'
import { CategoryById } from './category-by-id.generated.ts'
import CategoryScreen from './CategoryScreen.tsx'

const variablesOf = (id: string | undefined, parameters: ListParameters) => ({
  id: id ?? '',
  list: listInput(parameters),
})

export async function load({ queryClient, query, params }: LoadContext): Promise<LoadResult> {
  const parameters = parseListParameters(query, PAGE_SIZES)
  const { category } = await fetchOperation(queryClient, CategoryById, variablesOf(params.id, parameters))
  return { status: category ? 200 : 404 }
}

/** `/category/{id}`: a category without its own address. */
export default function CategoryByIdScreen({ params }: ScreenProps) {
  const parameters = parseListParameters(new URLSearchParams(useSearch()), PAGE_SIZES)
  const { data, isPlaceholderData } = useOperation(CategoryById, variablesOf(params.id, parameters), {
    keepPrevious: true,
  })
  if (!data?.category) return null
  return <CategoryScreen category={data.category} listParameters={parameters} isRefreshing={isPlaceholderData} />
}
