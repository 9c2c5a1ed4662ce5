import { fetchOperation } from '../../api/use-operation.ts'
import type { LoadContext, LoadResult, ScreenProps } from '../../screen.ts'
import { ScreenLoading } from '../../shell/ScreenLoading.tsx'
import NotFoundScreen, { load as loadNotFound } from '../content/NotFoundScreen.tsx'
import { CategoryById } from './category-by-id.generated.ts'
import CategoryScreen, { load as loadCategoryScreen } from './CategoryScreen.tsx'
import { loadListState, parametersOf, pastTheEnd, useList } from './list/list-state.ts'

export async function load(context: LoadContext): Promise<LoadResult> {
  const { queryClient, params } = context
  const state = await loadListState(context)
  const { category } = await fetchOperation(queryClient, CategoryById, { id: params.id ?? '', list: state.input })
  if (!category) return loadNotFound(context)
  const redirect = pastTheEnd(context.path, category.layer, state)
  return { ...(await loadCategoryScreen()), redirect, parameters: parametersOf(category.layer, state) }
}

/** `/category/{id}`: a category by its id, whatever its own address is. */
export default function CategoryByIdScreen({ params: { id = '' } }: ScreenProps) {
  return <CategoryWithId key={id} id={id} />
}

function CategoryWithId({ id }: { id: string }) {
  const { data, error, parameters, isRefreshing } = useList(CategoryById, { id })
  if (!data) {
    if (error) throw error
    return <ScreenLoading />
  }
  if (!data.category) return <NotFoundScreen />
  return <CategoryScreen category={data.category} listParameters={parameters} isRefreshing={isRefreshing} />
}
