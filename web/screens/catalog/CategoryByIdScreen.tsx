import { useSearch } from 'wouter'
import { listInput, type ListParameters, parseListParameters } from '../../../schema/product-list-parameters.ts'
import { PAGE_SIZES } from '../../../schema/shop-constants.ts'
import { fetchOperation, useOperation } from '../../api/use-operation.ts'
import type { LoadContext, LoadResult, ScreenProps } from '../../lazy-screen.tsx'
import { ScreenLoading } from '../../shell/ScreenLoading.tsx'
import NotFoundScreen, { load as loadNotFound } from '../content/NotFoundScreen.tsx'
import { CategoryById } from './category-by-id.generated.ts'
import CategoryScreen from './CategoryScreen.tsx'

const variablesOf = (id: string, parameters: ListParameters) => ({ id, list: listInput(parameters) })

export async function load(context: LoadContext): Promise<LoadResult> {
  const { queryClient, query, params } = context
  const variables = variablesOf(params.id ?? '', parseListParameters(query, PAGE_SIZES))
  const { category } = await fetchOperation(queryClient, CategoryById, variables)
  return category ? { status: 200 } : loadNotFound(context)
}

/** `/category/{id}`: a category by its id, whatever its own address is. */
export default function CategoryByIdScreen({ params: { id = '' } }: ScreenProps) {
  return <CategoryWithId key={id} id={id} />
}

function CategoryWithId({ id }: { id: string }) {
  const parameters = parseListParameters(new URLSearchParams(useSearch()), PAGE_SIZES)
  const { data, error, isPlaceholderData } = useOperation(CategoryById, variablesOf(id, parameters), {
    keepPrevious: true,
  })
  if (!data) {
    if (error) throw error
    return <ScreenLoading />
  }
  if (!data.category) return <NotFoundScreen />
  return <CategoryScreen category={data.category} listParameters={parameters} isRefreshing={isPlaceholderData} />
}
