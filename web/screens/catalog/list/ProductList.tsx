import { type ReactNode, useCallback, useDeferredValue, useEffect, useId, useRef } from 'react'
import { ProductListEnd } from 'virtual:extensions/slots'
import { type ListParameters, listQueryString } from '../../../../schema/product-list-parameters.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useAfterPaint } from '../../../hydration.tsx'
import { useShop } from '../../../site/shop-context.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { useAnnounce } from '../../../ui/Announcer.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ButtonLink } from '../../../ui/Link.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { ProductListFragment } from '../product-layer.generated.ts'
import { ProductGrid } from '../ProductGrid.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FacetForm } from './FacetForm.tsx'
import { FilterDrawer } from './FilterDrawer.tsx'
import {
  activeFilters,
  isNarrowed,
  knownParameters,
  ListPathContext,
  useListNavigation,
  withoutFilters,
  withPage,
} from './list-changes.ts'
import { MainCategories } from '../../content/MainCategories.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import styles from './ProductList.module.css'

type ProductListProps = {
  /** Path of the page, encoded, without its query string. */
  path: string
  layer: ProductListFragment
  /** The list's state from the address; `layer` may still be that of the former state. */
  parameters: ListParameters
  isRefreshing?: boolean
  /** Shown in place of the usual text when the list is empty without a filter. */
  empty?: ReactNode
}

/** Pictures in the first view: one or two rows. */
const PRIORITY_PICTURES = 4

/** Products with filters, sort order and pages; for categories and search. */
export function ProductList({ path, ...list }: ProductListProps) {
  return (
    <ListPathContext value={path}>
      <List {...list} />
    </ListPathContext>
  )
}

function List({ layer, parameters: requested, isRefreshing = false, empty }: Omit<ProductListProps, 'path'>) {
  const t = useTranslate()
  const formId = useId()
  const isPainted = useAfterPaint()
  // Deferred, so that products render first.
  const layerOfFacets = useDeferredValue(layer)
  const { hrefOf } = useListNavigation()
  useAnnouncedCount(layer.total, isRefreshing)
  const { list, watchControls } = useListStart(requested)

  const isFiltered = isNarrowed(layer, requested)
  const parameters = knownParameters(layer, requested)
  const filters = activeFilters(layer, parameters)
  const emptyList = <EmptyList isFiltered={isFiltered} parameters={parameters} />
  if (layer.total === 0 && !isFiltered) return empty ?? emptyList

  // The bff returns the first page for a page past the end, so the page number comes from the response.
  const page = Math.floor(layer.from / layer.size) + 1
  const pageCount = Math.ceil(layer.total / layer.size)
  return (
    <div ref={watchControls} className={styles.layout}>
      <aside className={styles.sidebar} aria-label={t('catalog.filters')}>
        {isPainted && <FacetForm id={formId} layer={layerOfFacets} />}
      </aside>
      <section
        ref={list}
        tabIndex={-1}
        className={styles.results}
        aria-label={t('catalog.products')}
        aria-busy={isRefreshing}
      >
        <VisuallyHidden as="h2">{t('catalog.products')}</VisuallyHidden>
        <ListToolbar layer={layer} formId={formId} parameters={parameters}>
          <FilterDrawer layer={layer} activeCount={filters.length} />
        </ListToolbar>
        <ActiveFilters filters={filters} parameters={parameters} />
        {isRefreshing && !navigator.onLine && (
          <Alert kind="warning">
            <p>{t('shell.offline.heading')}</p>
            <p>{t('shell.offline.text')}</p>
          </Alert>
        )}
        <div className={classNames(styles.products, isRefreshing && styles.refreshing)}>
          {layer.total === 0 ? emptyList : <ProductGrid products={layer.products} priorityCount={PRIORITY_PICTURES} />}
          {ProductListEnd && <ProductListEnd layer={layer} parameters={parameters} hrefOf={hrefOf} />}
        </div>
        {isPainted && pageCount > 1 && (
          <Pagination page={page} pageCount={pageCount} hrefOf={(target) => hrefOf(withPage(parameters, target))} />
        )}
      </section>
    </div>
  )
}

/** Announces the number of products when a changed list arrives, not on the first view. */
function useAnnouncedCount(total: number, isRefreshing: boolean) {
  const t = useTranslate()
  const announce = useAnnounce()
  const wasRefreshing = useRef(isRefreshing)
  useEffect(() => {
    if (wasRefreshing.current && !isRefreshing) announce(t('catalog.resultCount', { count: total }))
    wasRefreshing.current = isRefreshing
  }, [announce, isRefreshing, t, total])
}

/**
 * Scrolls to the start of the list after a change made here: always for another page, as a new document would; for another filter or order only if
 * the start is out of view. Back restores the scroll position.
 */
function useListStart(requested: ListParameters) {
  const list = useRef<HTMLElement>(null)
  const isMadeHere = useRef(false)
  const { pageSizes } = useShop()
  const { page } = requested
  const others = listQueryString({ ...requested, page: 1 }, pageSizes)
  const shown = useRef({ page, others })

  useEffect(() => {
    const before = shown.current
    if (before.page === page && before.others === others) return
    shown.current = { page, others }
    const section = list.current
    if (!isMadeHere.current || !section) return
    isMadeHere.current = false
    const isOtherPage = before.others === others
    if (isOtherPage || section.getBoundingClientRect().top < 0) section.scrollIntoView()
    // A removed filter had the focus.
    if (isOtherPage || document.activeElement === document.body) section.focus({ preventScroll: true })
  }, [page, others])

  const watchControls = useCallback((layout: HTMLElement | null) => {
    const note = ({ target }: Event) => {
      isMadeHere.current = target instanceof Element && target.closest('a, form, select, dialog') !== null
    }
    layout?.addEventListener('click', note)
    layout?.addEventListener('change', note)
    return () => {
      layout?.removeEventListener('click', note)
      layout?.removeEventListener('change', note)
    }
  }, [])

  return { list, watchControls }
}

type EmptyListProps = {
  isFiltered: boolean
  parameters: ListParameters
}

/** The list is empty: says why, and what to do. */
function EmptyList({ isFiltered, parameters }: EmptyListProps) {
  const t = useTranslate()
  const { hrefOf } = useListNavigation()
  return (
    <div className={styles.empty}>
      <Icon name="leaf" className={styles.icon} />
      <p className={styles.title}>{t(isFiltered ? 'catalog.empty.filtered' : 'catalog.empty')}</p>
      <p>{t(isFiltered ? 'catalog.empty.filteredHelp' : 'catalog.empty.help')}</p>
      {isFiltered ? (
        <ButtonLink href={hrefOf(withoutFilters(parameters))} preload={false}>
          {t('catalog.clearFilters')}
        </ButtonLink>
      ) : (
        <>
          <MainCategories />
          <ButtonLink href="/" variant="quiet">
            {t('cart.backHome')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
