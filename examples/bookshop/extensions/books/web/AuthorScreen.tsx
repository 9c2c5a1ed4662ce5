import { fetchOperation, useOperation } from '../../../../../web/api/use-operation.ts'
import { useTranslate } from '../../../../../web/i18n/messages-context.ts'
import type { LoadContext, LoadResult, ScreenProps } from '../../../../../web/screen.ts'
import { loadListState, parametersOf, useListState } from '../../../../../web/screens/catalog/list/list-state.ts'
import { ProductList } from '../../../../../web/screens/catalog/list/ProductList.tsx'
import { Breadcrumb } from '../../../../../web/ui/Breadcrumb.tsx'
import { Container } from '../../../../../web/ui/Container.tsx'
import { PageHead } from '../../../../../web/ui/PageHead.tsx'
import { Author } from './books.generated.ts'

export async function load(context: LoadContext): Promise<LoadResult> {
  const state = await loadListState(context)
  const variables = { name: context.params.name ?? '', list: state.input }
  const { author } = await fetchOperation(context.queryClient, Author, variables)
  return author ? { status: 200, parameters: parametersOf(author.books, state) } : { status: 404 }
}

/** `/authors/{name}`: the author's books, with the same list as a category. */
export default function AuthorScreen({ params: { name = '' } }: ScreenProps) {
  const t = useTranslate()
  const { parameters, input } = useListState()
  const { data, isPlaceholderData } = useOperation(Author, { name, list: input }, { keepPrevious: true })
  const title = data?.author ? t('books.author', { name }) : t('books.unknown')
  const path = t('books.authorPath', { name: encodeURIComponent(name) })
  return (
    <Container>
      <PageHead title={title} description={title} canonicalPath={path} robots={data?.author ? undefined : 'noindex'} />
      <Breadcrumb items={[{ name: title }]} />
      <h1>{title}</h1>
      {data?.author && (
        <ProductList path={path} layer={data.author.books} parameters={parameters} isRefreshing={isPlaceholderData} />
      )}
    </Container>
  )
}
