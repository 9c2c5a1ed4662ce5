import { listQueryString, type ListParameters } from '../../../schema/product-list-parameters.ts'
import { useShop } from '../../site/shop-context.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { useAddress } from '../../use-address.ts'
import { RichText } from '../content/RichText.tsx'
import { deferredPart } from '../../deferred-part.tsx'
import type { LoadResult } from '../../lazy-screen.tsx'
import { breadcrumbTrail } from './breadcrumb-trail.ts'
import { CategoryHeader } from './CategoryHeader.tsx'
import type { CategoryPageFragment } from './category-page.generated.ts'
import css from './CategoryScreen.module.css'
import { Facets } from './list/facets.ts'
import { isPlainList } from './list/list-changes.ts'
import { ProductList } from './list/ProductList.tsx'
import { SubCategories } from './SubCategories.tsx'

type CategoryScreenProps = {
  category: CategoryPageFragment
  /** The list's state as the address holds it. */
  listParameters: ListParameters
  /** While another page of the list is on its way: the old one stays, dimmed. */
  isRefreshing?: boolean
}

/** What search engines read. */
const CategoryData = deferredPart('web/screens/catalog/CategoryData.tsx', () => import('./CategoryData.tsx'))

export async function load(): Promise<LoadResult> {
  const parts = [CategoryData, Facets]
  await Promise.all(parts.map((part) => part.preload()))
  return { status: 200, deferred: parts }
}

/** A category: what it is about, its sub-categories, and its products. */
export default function CategoryScreen({ category, listParameters, isRefreshing }: CategoryScreenProps) {
  const { name, children, landing, layer, showsProducts } = category
  const { path } = useAddress()
  return (
    <Container>
      <CategoryHead category={category} listParameters={listParameters} />
      <CategoryData category={category} />
      <Breadcrumb items={breadcrumbTrail(category)} />
      <CategoryHeader category={category} />
      <SubCategories categories={children} label={name} />
      {landing && <RichText content={landing} isPage className={css.landing} />}
      {showsProducts && (
        <ProductList path={path} layer={layer} parameters={listParameters} isRefreshing={isRefreshing} />
      )}
    </Container>
  )
}

type CategoryHeadProps = Pick<CategoryScreenProps, 'category' | 'listParameters'>

/** Each page of the list is a page of its own to search engines; filtered and sorted ones only repeat them. */
function CategoryHead({ category: { name, path, seo }, listParameters }: CategoryHeadProps) {
  const address = useAddress()
  const { pageSizes } = useShop()
  const isPlain = isPlainList(listParameters)
  const identity = { page: isPlain ? listParameters.page : 1, pageLength: pageSizes[0] ?? 0, filters: new Map() }
  return (
    <PageHead
      title={seo.title ?? name}
      description={seo.description}
      canonicalPath={(path || address.path) + listQueryString(identity, pageSizes)}
      robots={isPlain ? undefined : 'noindex, follow'}
    />
  )
}
