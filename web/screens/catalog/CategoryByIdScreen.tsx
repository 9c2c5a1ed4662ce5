import { fetchOperation } from '../../api/use-operation.ts'
import type { LoadContext, LoadResult, ScreenProps } from '../../screen.ts'
import { ScreenLoading } from '../../shell/ScreenLoading.tsx'
import { entityScreens } from '../routing/entity-screens.ts'
import { CategoryById } from './category-by-id.generated.ts'
import { loadListState, parametersOf, pastTheEnd, useList } from './list/list-state.ts'

export async function load(context: LoadContext): Promise<LoadResult> {
  const { queryClient, params } = context
  const state = await loadListState(context)
  const { category } = await fetchOperation(queryClient, CategoryById, { id: params.id ?? '', list: state.input })
  if (!category) return (await entityScreens.NotFoundEntity.preload()).load(context)
  await entityScreens.Category.preload()
  const redirect = pastTheEnd(context.path, category.layer, state)
  return { redirect, parameters: parametersOf(category.layer, state) }
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
  if (!data.category) return <entityScreens.NotFoundEntity />
  return <entityScreens.Category category={data.category} listParameters={parameters} isRefreshing={isRefreshing} />
}
