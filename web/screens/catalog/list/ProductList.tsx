import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { ListParameters } from '../../../../schema/product-list-parameters.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useAnnounce } from '../../../ui/use-announce.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Pagination } from '../../../ui/Pagination.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { ProductListFragment } from '../product-layer.generated.ts'
import { ProductGrid } from '../ProductGrid.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { activeFilters } from './active-filters.ts'
import { EmptyList } from './EmptyList.tsx'
import { Facets } from './facets.ts'
import { FilterDrawer } from './FilterDrawer.tsx'
import { withPage } from './list-changes.ts'
import { ListToolbar } from './ListToolbar.tsx'
import css from './ProductList.module.css'
import { ListPathContext, useListNavigation } from './use-list-navigation.ts'
import { usePageStart } from './use-page-start.ts'

type ProductListProps = {
  /** Path of the page, encoded, without its query string. */
  path: string
  layer: ProductListFragment
  /** The list's state as the address holds it; `layer` may still be that of the state before. */
  parameters: ListParameters
  isRefreshing?: boolean
  /** Instead of the usual words when nothing is there and no filter is the reason. */
  empty?: ReactNode
}

/** Pictures of the first row or two: what a first view shows. */
const PRIORITY_PICTURES = 4

/** Products with everything that narrows, sorts and pages them; for categories and for search. */
export function ProductList({ path, ...list }: ProductListProps) {
  return (
    <ListPathContext value={path}>
      <List {...list} />
    </ListPathContext>
  )
}

function List({ layer, parameters, isRefreshing = false, empty }: Omit<ProductListProps, 'path'>) {
  const t = useTranslate()
  const formId = useId()
  const { hrefOf } = useListNavigation()
  useAnnouncedCount(layer.total, isRefreshing)
  const { list, watchLinks } = usePageStart(parameters.page)

  const filters = activeFilters(layer, parameters)
  if (layer.total === 0 && filters.length === 0) return empty ?? <EmptyList filters={filters} parameters={parameters} />

  // Past the end the store's bff answers the first page, so the answer tells the page, not the address.
  const page = Math.floor(layer.from / layer.size) + 1
  const pageCount = Math.ceil(layer.total / layer.size)
  return (
    <div className={css.layout}>
      <aside className={css.sidebar} aria-label={t('catalog.filters')}>
        <Facets id={formId} layer={layer} parameters={parameters} />
      </aside>
      <section
        ref={list}
        tabIndex={-1}
        className={css.results}
        aria-label={t('catalog.products')}
        aria-busy={isRefreshing}
      >
        <VisuallyHidden as="h2">{t('catalog.products')}</VisuallyHidden>
        <ListToolbar layer={layer} parameters={parameters} formId={formId}>
          <FilterDrawer layer={layer} parameters={parameters} activeCount={filters.length} />
        </ListToolbar>
        <ActiveFilters filters={filters} parameters={parameters} />
        <div className={classNames(css.products, isRefreshing && css.refreshing)}>
          {layer.total === 0 ? (
            <EmptyList filters={filters} parameters={parameters} />
          ) : (
            <ProductGrid products={layer.products} priorityCount={PRIORITY_PICTURES} />
          )}
        </div>
        {pageCount > 1 && (
          <div ref={watchLinks}>
            <Pagination page={page} pageCount={pageCount} hrefOf={(target) => hrefOf(withPage(parameters, target))} />
          </div>
        )}
      </section>
    </div>
  )
}

/** Says how many products there are once a changed list has arrived; on a first view the page itself tells. */
function useAnnouncedCount(total: number, isRefreshing: boolean) {
  const t = useTranslate()
  const announce = useAnnounce()
  const wasRefreshing = useRef(isRefreshing)
  useEffect(() => {
    if (wasRefreshing.current && !isRefreshing) announce(t('catalog.resultCount', { count: total }))
    wasRefreshing.current = isRefreshing
  }, [announce, isRefreshing, t, total])
}
