import {
  catalog,
  fetchOperation,
  type LoadContext,
  type LoadResult,
  type ScreenProps,
  ui,
  useOperation,
  useTranslate,
} from 'musette/web'
import { Author } from './books.generated.ts'

export async function load(context: LoadContext): Promise<LoadResult> {
  const state = await catalog.loadListState(context)
  const variables = { name: context.params.name ?? '', list: state.input }
  const { author } = await fetchOperation(context.queryClient, Author, variables)
  return author ? { status: 200, parameters: catalog.parametersOf(author.books, state) } : { status: 404 }
}

/** `/authors/{name}`: the author's books, with the same list as a category. */
export default function AuthorScreen({ params: { name = '' } }: ScreenProps) {
  const t = useTranslate()
  const { parameters, input } = catalog.useListState()
  const { data, isPlaceholderData } = useOperation(Author, { name, list: input }, { keepPrevious: true })
  const title = data?.author ? t('books.author', { name }) : t('books.unknown')
  const path = t('books.authorPath', { name: encodeURIComponent(name) })
  return (
    <ui.Container>
      <ui.PageHead
        title={title}
        description={title}
        canonicalPath={path}
        robots={data?.author ? undefined : 'noindex'}
      />
      <ui.Breadcrumb items={[{ name: title }]} />
      <h1>{title}</h1>
      {data?.author && (
        <catalog.ProductList
          path={path}
          layer={data.author.books}
          parameters={parameters}
          isRefreshing={isPlaceholderData}
        />
      )}
    </ui.Container>
  )
}
