import { type ReactNode, Suspense, useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { ProductListEnd } from 'virtual:extensions/slots'
import { type ListParameters, listQueryString } from '../../../../schema/product-list-parameters.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { useAfterPaint } from '../../../hydration.tsx'
import { lazy } from '../../../lazy.tsx'
import { useShop } from '../../../site/shop-context.ts'
import { useFormat } from '../../../site/use-format.ts'
import { useAnnounce } from '../../../ui/Announcer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SelectField } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ButtonLink, Link } from '../../../ui/Link.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { ProductListFragment } from '../product-layer.generated.ts'
import { ProductGrid } from '../ProductGrid.tsx'
import { FacetForm } from './FacetForm.tsx'
import type { FilterDialogProps } from './FilterDialog.tsx'
import stylesDrawer from './FilterDrawer.module.css'
import {
  type ActiveFilter,
  activeFilters,
  isNarrowed,
  knownParameters,
  ListPathContext,
  sortOptions,
  sortValue,
  useListNavigation,
  withoutFilter,
  withoutFilters,
  withPage,
  withPageLength,
  withSort,
} from './list-changes.ts'
import styles from './ProductList.module.css'

const FilterDialog = lazy<FilterDialogProps>(() => import('./FilterDialog.tsx'))

type ProductListProps = {
  /** Path of the page, encoded, without its query string. */
  path: string
  layer: ProductListFragment
  /** The list's state as the address holds it; `layer` may still be that of the state before. */
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
  // The products come first.
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
 * A change that was made here shows from the start of the list: another page always, as a new document would; another filter or order where the
 * start has left the view. Back restores the scroll position.
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
    if (isOtherPage) section.focus({ preventScroll: true })
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
        <ButtonLink href="/">{t('cart.backHome')}</ButtonLink>
      )}
    </div>
  )
}

type ListToolbarProps = {
  layer: ProductListFragment
  /** Id of the facets' form, to which the controls belong: without scripts one button sends all of them. */
  formId: string
  parameters: ListParameters
  children: ReactNode
}

function ListToolbar({ layer, formId, parameters, children }: ListToolbarProps) {
  const t = useTranslate()
  const meaningId = useId()
  const { pageSizes } = useShop()
  const { hrefOf, show } = useListNavigation()
  const options = sortOptions(layer.sorts, parameters.sort, t)
  const chosen = sortValue(parameters.sort)
  const meaning = options.find(({ value }) => value === chosen)?.meaning
  return (
    <div className={styles.toolbar}>
      <p className={styles.count}>
        <span className={styles.total}>{t('catalog.resultCount', { count: layer.total })}</span>
        {meaning && (
          <>
            {', '}
            <span id={meaningId}>{meaning}</span>
          </>
        )}
      </p>
      {children}
      <div className={styles.sort}>
        <span className={styles.sortLabel} aria-hidden="true">
          {t('catalog.sort')}
        </span>
        <SelectField
          label={t('catalog.sort')}
          labelHidden
          name="sort"
          form={formId}
          value={chosen}
          aria-describedby={meaning && meaningId}
          onChange={({ target: { value } }) =>
            show((current) => withSort(current, options.find((option) => option.value === value)?.sort))
          }
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {layer.total > Math.min(...pageSizes) && (
        <nav className={styles.sizes} aria-label={t('catalog.pageSize')}>
          <span className={styles.label} aria-hidden="true">
            {t('catalog.pageSize.short')}
          </span>
          <ul>
            {pageSizes.map((size) => (
              <li key={size}>
                <Link
                  href={hrefOf(withPageLength(parameters, size))}
                  variant="plain"
                  className={styles.size}
                  preload={false}
                  rel="nofollow"
                  aria-label={t('catalog.pageSize.choice', { count: size })}
                  aria-current={size === parameters.pageLength ? 'true' : undefined}
                >
                  {size}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

type FilterDrawerProps = {
  layer: ProductListFragment
  activeCount: number
}

/** On a phone: a button that opens the filters in a drawer. */
function FilterDrawer({ activeCount, layer }: FilterDrawerProps) {
  const t = useTranslate()
  // Stays mounted once opened: a dialog returns the focus when it closes, not when it is unmounted.
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const preload = () => void FilterDialog.preload().catch(() => {})
  return (
    <div className={stylesDrawer.filter}>
      <Button
        variant="secondary"
        className={stylesDrawer.button}
        onClick={() => setDialog('open')}
        onPointerDown={preload}
        onFocus={preload}
        aria-haspopup="dialog"
      >
        <Icon name="filter" />
        <span>
          {activeCount > 0 ? t('catalog.filterButton.count', { count: activeCount }) : t('catalog.filterButton')}
        </span>
      </Button>
      {dialog !== 'never' && (
        <Suspense>
          <FilterDialog
            layer={layer}
            activeCount={activeCount}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </div>
  )
}

const MAX_CHIPS = 20

type ActiveFiltersProps = {
  filters: readonly ActiveFilter[]
  parameters: ListParameters
}

/** The active filters, each with a link that removes it. Where there are more than fit above a list, the facets show the others. */
function ActiveFilters({ filters, parameters }: ActiveFiltersProps) {
  const t = useTranslate()
  const { hrefOf } = useListNavigation()
  const priceLabel = usePriceLabel(parameters)
  if (filters.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('catalog.activeFilters')}>
      {filters.slice(0, MAX_CHIPS).map((filter) => (
        <li key={filter.key}>
          <FilterLink href={hrefOf(withoutFilter(parameters, filter))}>
            <VisuallyHidden>{t('catalog.removeFilter')} </VisuallyHidden>
            <span>
              {filter.kind === 'price'
                ? priceLabel
                : t('catalog.filterLabel', { facet: filter.facet, label: filter.label })}
            </span>
            <Icon name="close" className={styles.activeFiltersIcon} />
          </FilterLink>
        </li>
      ))}
      <li>
        <Link href={hrefOf(withoutFilters(parameters))} className={styles.clear} preload={false} rel="nofollow">
          {t('catalog.clearFilters')}
        </Link>
      </li>
    </ul>
  )
}

function FilterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} variant="plain" className={styles.chip} preload={false} rel="nofollow">
      {children}
    </Link>
  )
}

function usePriceLabel({ minPrice, maxPrice }: ListParameters): string {
  const t = useTranslate()
  const format = useFormat()
  const { currentCurrency: currency } = useShop()
  const money = (amount = 0) => format.money({ amount, currency })
  if (minPrice === undefined) return t('catalog.price.upTo', { max: money(maxPrice) })
  if (maxPrice === undefined) return t('catalog.price.fromOn', { min: money(minPrice) })
  return t('catalog.price.between', { min: money(minPrice), max: money(maxPrice) })
}
